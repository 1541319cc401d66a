import { after, delay, randomHex, trace } from "./environment.ts";

/** The gateway's device data: an opaque string for `payment.deviceData`. */
export async function collectDeviceData(): Promise<{ deviceData: string; teardown(): Promise<void> }> {
  trace("braintree", "dataCollector.create");
  await after(delay);
  return {
    deviceData: JSON.stringify({ correlation_id: randomHex(16) }),
    teardown: () => Promise.resolve(),
  };
}

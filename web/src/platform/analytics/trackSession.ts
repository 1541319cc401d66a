import type { Shop } from "../api/Shop.ts";
import { recordEvent } from "./recordEvent.ts";
import { traceCall } from "./traceCall.ts";

/** Marks a moment for the recording of a visit; in the sandbox it is put on the page's trace. */
export function trackSession(
  { site, gateway }: Pick<Shop, "site" | "gateway">,
  name: string,
  details: Record<string, unknown>,
): void {
  recordEvent(site, name, details);
  if (gateway !== "braintree") traceCall({ provider: "sessionRecording", call: "track", name, ...details });
}

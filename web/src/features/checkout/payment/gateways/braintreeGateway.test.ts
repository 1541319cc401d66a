import { expect, it, vi } from "vitest";
import { braintreeGateway } from "./braintreeGateway.ts";

vi.mock("../../../../platform/browser/loadScript.ts", () => ({ loadScript: async () => {} }));

it("reads device data once for each authorization, and tries again after a failure of either part", async () => {
  const client = vi.fn(async ({ authorization }: { authorization: string }) => authorization);
  const dataCollector = vi.fn(async ({ client }: { client: string }) => ({
    deviceData: `data of ${client}`,
  }));
  vi.stubGlobal("window", {
    braintree: { client: { create: client }, dataCollector: { create: dataCollector } },
  });
  const { deviceData } = braintreeGateway("/braintree", "en");
  client.mockRejectedValueOnce(new Error("no client"));
  await expect(deviceData("first")).rejects.toThrow("no client");
  dataCollector.mockRejectedValueOnce(new Error("no collector"));
  await expect(deviceData("first")).rejects.toThrow("no collector");
  expect(await deviceData("first")).toBe("data of first");
  expect(await deviceData("first")).toBe("data of first");
  expect([client.mock.calls.length, dataCollector.mock.calls.length]).toEqual([2, 2]);
  expect(await deviceData("second")).toBe("data of second");
});

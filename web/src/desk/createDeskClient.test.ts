import { type Fetch, type FullClient, TimeoutError } from "@velours/sdk";
import document from "@velours/sdk/openapi.json" with { type: "json" };
import { expect, test, vi } from "vitest";
import { createDeskClient } from "./createDeskClient.ts";

/** The outcome of a call that the shop answers after this time, and how often it was sent. */
async function call(operation: keyof FullClient, milliseconds: number) {
  vi.useFakeTimers();
  const send = vi.fn<Fetch>(async (_url, { signal }) => {
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, milliseconds);
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
    return Response.json({});
  });
  const api = createDeskClient({ baseUrl: "https://shop.example/api", fetch: send });
  const params = { path: { name: "sales", id: 1, number: "V-1", refund: 1 } };
  const result = (api[operation] as (options: object) => Promise<unknown>)({ params }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.useRealTimers();
  return { result: await result, sent: send.mock.calls.length };
}

const uploads = Object.values(document.paths)
  .flatMap((path): object[] => Object.values(path))
  .filter((operation) => "x-body-limit" in operation && Number(operation["x-body-limit"]) > 2_000_000)
  .map((operation) => (operation as { operationId: keyof FullClient }).operationId);

test.each([
  ...uploads,
  "readReport",
  "exportReport",
  "exportOrders",
  "exportShop",
  "getMerchantInvoicePdf",
  "saveMerchantProduct",
  "tryMerchantPromotion",
] as const)("waits minutes for %s, and sends it once", async (operation) => {
  const answered = await call(operation, 90_000);
  expect(answered.result).not.toBeInstanceOf(TimeoutError);
  const lost = await call(operation, 1_000_000);
  expect([lost.result, answered.sent, lost.sent]).toEqual([expect.any(TimeoutError), 1, 1]);
});

test("asks again for what the shop answers at once, as every client does", async () => {
  const { result, sent } = await call("listMerchantOrders", 11_000);
  expect([result, sent]).toEqual([expect.any(TimeoutError), 3]);
});

test("the contract has operations that take files", () => expect(uploads).toContain("previewImport"));

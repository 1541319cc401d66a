// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { reportFailure } from "./reportFailure.ts";

const writeLog = vi.fn(async (_: { body: Record<string, unknown> }) => ({}));
const shop = { site: "boutique", api: async () => ({ writeLog }) } as never;

it("gathers an uncaught error with agent, address and stack, once (S-796, C-685)", async () => {
  const error = new TypeError("lines is not iterable");
  await reportFailure(shop, error);
  await reportFailure(shop, error);
  expect(writeLog).toHaveBeenCalledOnce();
  expect(writeLog.mock.calls[0]![0].body).toEqual({
    level: "error",
    type: "client",
    message: "lines is not iterable",
    site: "boutique",
    url: location.origin + location.pathname,
    userAgent: navigator.userAgent,
    stack: error.stack,
    error: { name: "TypeError", message: "lines is not iterable" },
  });
});

it("keeps to the limits of the log, and says nothing when it cannot be written (C-685)", async () => {
  writeLog.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(reportFailure(shop, "x".repeat(9000))).resolves.toBeUndefined();
  const { message, stack } = writeLog.mock.calls.at(-1)![0].body;
  expect(String(message)).toHaveLength(2000);
  expect(String(stack).length).toBeLessThanOrEqual(8000);
});

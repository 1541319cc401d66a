import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { fixture } from "../../testing/fixture.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

const entry = {
  level: "warn",
  type: "kount",
  message: "silent",
  site: "boutique",
  url: "http://localhost/checkout",
};

describeOperation("writeLog", (shop) => {
  test.each([
    entry,
    { ...entry, level: "error", type: "client", recurrence: 1, error: { message: "x" }, more: true },
    // Both documents' forms (S-791, C-687), with nothing where a browser has nothing.
    { ...entry, level: "info", type: "client", userAgent: "Mozilla/5.0", error: null, stack: null },
    { ...entry, level: "error", recurrence: 1, error: { message: "m", error: "e", statusCode: 500 } },
    { ...entry, userAgent: null, recurrence: null },
  ])("204: %j", async (body) => {
    const { status, text } = await shop().call("writeLog", { body });
    expect([status, text]).toEqual([204, ""]);
  });
});

describe("what a browser wrote", () => {
  const lines: Record<string, unknown>[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const shop = fixture(() => openTestShop(createEmbeddedStore(), { env: { LOG_LEVEL: "info" }, logTo }));

  test.each([
    ["info", 30],
    ["warn", 40],
    ["error", 50],
  ])("is in the log at its level, kind and site beside it: %s (S-791, C-687)", async (level, number) => {
    const body = { ...entry, level, type: "client", recurrence: 1, stack: "at pay" };
    expect((await shop.call("writeLog", { body })).status).toBe(204);
    const client = { type: "client", message: "silent", site: "boutique", recurrence: 1, stack: "at pay" };
    expect(lines).toContainEqual(expect.objectContaining({ level: number, client }));
  });
});

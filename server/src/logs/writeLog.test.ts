import { expect, test } from "vitest";
import { describeOperation } from "../testing/describeOperation.ts";

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

  test("400 validationError", async () => {
    const { status, body } = await shop().call<"writeLog", 400>("writeLog", {
      body: { ...entry, level: "loud" },
    });
    expect([status, Object.keys(body.value)]).toEqual([400, ["level"]]);
  });
});

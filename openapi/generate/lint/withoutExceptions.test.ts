import { describe, expect, it } from "vitest";
import { EXCEPTIONS } from "./exceptions.ts";
import { withoutExceptions } from "./withoutExceptions.ts";

const finding = { rule: "no-maps", where: "paths//maps/get", message: "No maps." };

describe("withoutExceptions", () => {
  it("drops what is excepted, by rule and place", () => {
    const exception = { rule: "no-maps", at: /^paths\/\/maps/, reason: "Ours." };
    expect(withoutExceptions([finding], [exception])).toEqual([]);
    expect(withoutExceptions([finding, { ...finding, where: "paths//plans" }], [exception])).toEqual([
      { ...finding, where: "paths//plans" },
    ]);
    expect(withoutExceptions([finding, { ...finding, rule: "no-plans" }], [exception])).toHaveLength(1);
  });

  it("asks for exceptions nothing needs to go", () => {
    expect(withoutExceptions([], [{ rule: "no-maps", at: /x/, reason: "Ours." }])[0]?.message).toContain(
      "delete it",
    );
  });

  it("has a reason for each of ours", () => {
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(20);
  });
});

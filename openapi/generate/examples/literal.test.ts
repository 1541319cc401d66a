import { expect, it } from "vitest";
import { literal } from "./literal.ts";

it.each([
  [{ a: 1, "b-c": "x" }, '{ a: 1, "b-c": "x" }'],
  [[], "[]"],
  [{}, "{}"],
  [{ list: [null, true] }, "{ list: [null, true] }"],
  [{ text: "a".repeat(70) }, `{\n  text: "${"a".repeat(70)}",\n}`],
])("%j", (value, text) => {
  expect(literal(value)).toBe(text);
});

it("breaks a line that others have begun", () => {
  expect(literal({ code: "WELCOME15" }, "", 60)).toBe('{\n  code: "WELCOME15",\n}');
});

import { expect, it, vi } from "vitest";
import { formatInput } from "./formatInput.ts";

it("formats a typed value by the name of its field's formatter", () => {
  expect(formatInput({ value: "12 a3-4567", dataset: { format: "code" } })).toBe("12345");
  expect(formatInput({ value: "x7", dataset: { format: "digit" } })).toBe("7");
});

it.each(["phone", "", "toString", undefined])(
  "reports the unknown formatter %s to the developer's console and leaves the value (S-844)",
  (format) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(formatInput({ value: " As typed ", dataset: { ...(format !== undefined && { format }) } })).toBe(
      " As typed ",
    );
    expect(log.mock.calls).toEqual([[`There is no form formatter "${format ?? ""}"`]]);
    log.mockRestore();
  },
);

import { describe, expect, it } from "vitest";
import { joinOptions, namedOption, optionValues } from "./variantOption.ts";

describe("variantOption", () => {
  it.each([
    ["Violet|Medium", ["Violet", "Medium"]],
    ["Default Title", []],
    ["Violet|Default Title", ["Violet"]],
    [null, []],
    ["50", ["50"]],
  ])("S-176 S-177 option '%s' shows %j", (option1, values) => expect(optionValues(option1)).toEqual(values));

  it.each([
    ["Violet|Medium", "Violet|Medium"],
    ["Violet|Default Title", "Violet"],
    ["Default Title", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("the option %j is %j for its merchant", (option1, named) => expect(namedOption(option1)).toBe(named));

  it("S-176 joins by |", () => expect(joinOptions(["Violet", "Medium"])).toBe("Violet|Medium"));
});

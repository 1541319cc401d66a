import { describe, expect, it } from "vitest";
import { completedAddress } from "./completedAddress.ts";

describe("an address chosen from the completions", () => {
  it("C-449 fills the fields trimmed", () =>
    expect(
      completedAddress({
        line1: " 12 Main St ",
        line2: " ",
        city: " Austin",
        provinceCode: "TX ",
        postalOrZip: "78701",
        countryCode: "US",
      }),
    ).toEqual({ address1: "12 Main St", city: "Austin", state: "TX", zipcode: "78701", country: "US" }));
  it.each([
    ["C-450 small letters", "us", "US"],
    ["C-450 with spaces", " ca ", "CA"],
    ["C-451 missing", undefined, "US"],
    ["C-451 null", null, "US"],
    ["C-451 empty", "", "US"],
  ])("%s", (_, countryCode, country) => expect(completedAddress({ countryCode }).country).toBe(country));
});

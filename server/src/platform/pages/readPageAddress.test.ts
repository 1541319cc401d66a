import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPageAddress } from "./readPageAddress.ts";

const read = (address: string) => readPageAddress(address, (key) => key === "suction");

describe("readPageAddress", () => {
  test.each([
    ["/kink", "/kink", "", true],
    ["/kink?", "/kink", "", true],
    ["/kink?page=2&utm_source=a", "/kink?page=2", "utm_source=a", true],
    ["/kink?gclid=a&color=violet%2Cblack&ref=b", "/kink?color=violet%2Cblack", "gclid=a&ref=b", true],
    ["/kink?suction=yes", "/kink?suction=yes", "", true],
    ["/kink?x=1&fbclid=2", "/kink?x=1", "fbclid=2", false],
    ["/kink?%75tm_source=a", "/kink", "%75tm_source=a", true],
    ["/kink?constructor=a", "/kink?constructor=a", "", false],
    ["/kink?x=%", "/kink?x=%", "", false],
    ["/a?b=1?c=2", "/a?b=1?c=2", "", false],
  ])("%s", (address, url, ignored, isKnown) => expect(read(address)).toEqual({ url, ignored, isKnown }));

  test("no tracking value changes what the page sees", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("utm_id", "gclid", "msclkid", "ref"),
        fc.string({ unit: "grapheme-ascii" }),
        (key, value) => {
          const pair = `${key}=${encodeURIComponent(value)}`;
          expect(read(`/kink?page=2&${pair}`).url).toBe("/kink?page=2");
        },
      ),
    );
  });
});

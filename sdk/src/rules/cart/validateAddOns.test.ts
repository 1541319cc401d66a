import { describe, expect, it } from "vitest";
import { giftCardProduct, line, product, warrantyProduct } from "../testing/fixtures.ts";
import { validateAddOns } from "./validateAddOns.ts";

const halo = product({ id: 1, usd: 48, compareAt: { USD: 60 }, prices: { CAD: 64 } });

const ebook = product({ id: 2, usd: 10, shipped: false });

describe("validateAddOns", () => {
  const addOn = product({ usd: 5, meta: { addon_item: true } });

  it.each([
    ["no add-on", [line(ebook)], null],
    ["alone", [line(addOn)], "addOnRequiresRegularItems"],
    ["with a gift only", [line(addOn), line(halo, { free: true })], "addOnRequiresRegularItems"],
    ["with a warranty only", [line(addOn), line(warrantyProduct())], "addOnRequiresRegularItems"],
    ["with an e-book only", [line(addOn), line(ebook)], "addOnDoesNotMeetMinimumRequirement"],
    ["with a gift card only", [line(addOn), line(giftCardProduct())], "addOnDoesNotMeetMinimumRequirement"],
    ["28.99 of goods", [line(addOn), line(product({ usd: 28.99 }))], "addOnDoesNotMeetMinimumRequirement"],
    ["29 of goods", [line(addOn), line(product({ usd: 29 }))], null],
    ["a free add-on", [line(addOn, { free: true })], null],
  ])("S-641 S-642 add-on: %s", (_, lines, reference) =>
    expect(validateAddOns(lines, 29)?.reference ?? null).toBe(reference),
  );
});

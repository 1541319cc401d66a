import { describe, expect, it } from "vitest";
import { cartValidationText } from "./cartValidationTexts.ts";

describe("cart validation", () => {
  it.each([
    ["C-726", "unavailable", undefined, "Currently Unavailable"],
    ["C-727", "variant", undefined, "Color unavailable"],
    ["C-728", "inventory", undefined, "This item is out of stock"],
    [
      "C-729",
      "inventory",
      { old: "instock", new: "preorder" },
      "The inventory status has changed from in-stock to pre-order",
    ],
    [
      "C-730",
      "inventory",
      { old: "preorder", new: "instock" },
      "The inventory status has changed from pre-order to in-stock",
    ],
    ["C-731", "bundles", undefined, "This bundle has missing or incorrect products"],
    ["C-732", "type", undefined, "This product type is incorrect"],
    ["C-733", "freeProductDoesNotMatch", undefined, "Free gift has been replaced with this product"],
  ])("%s %s %j says '%s'", (_, category, status, text) =>
    expect(cartValidationText(category, status)?.en).toBe(text),
  );
  it.each(["addon", "free", "warranty", "prices", "toString"])("C-734 %s: the server's message", (category) =>
    expect(cartValidationText(category)).toBeNull(),
  );
});

import type { CartValidationError } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { createCartLine, createProduct } from "../../cart/testing/createProduct.ts";
import { validationItems } from "./validationItems.ts";

const images = [
  { id: 1, src: "/sage.svg", alt: "", variant_ids: [1] },
  { id: 2, src: "/rose.svg", alt: "", variant_ids: [2] },
];
const line = (id: number, title: string, option1 = "Default Title") =>
  createCartLine(createProduct(id, 20, { title, images, variant: { id, option1, image_id: id } }));

const failed = (validation: object, promotion?: object): CartValidationError =>
  ({
    status: "modify",
    products: { message: "", value: { validation, actions: [] } },
    ...(promotion && { promotion: { message: "", value: { errors: promotion, actions: [] } } }),
  }) as CartValidationError;

describe("validationItems", () => {
  it("groups what was found by line (C-210, CA-61)", () => {
    const error = failed({
      prices: { results: [{ message: "", variantId: 1, price: { old: 48, new: 52 } }] },
      inventory: {
        results: [
          { message: "", variantId: 1, status: { old: "instock", new: "preorder" } },
          { message: "", variantId: 2 },
          { message: "", variantId: 3, status: { old: "preorder", new: "instock" } },
          { message: "Only 3 left", variantId: 4, quantity: { old: 5, new: 3 } },
        ],
      },
    });
    const items = validationItems(error, [line(1, "Halo"), line(2, "Juniper")], null);
    expect(items.map((item) => [item.title, item.messages.map((message) => message.kind)])).toEqual([
      ["Halo", ["prices", "toPreorder"]],
      ["Juniper", ["inventory"]],
      [null, ["toInstock"]],
      [null, ["quantity"]],
    ]);
    expect(items[3]?.messages[0]).toEqual({ kind: "quantity", units: 3 });
    expect(items[0]?.messages[0]).toEqual({ kind: "prices", old: 48, new: 52 });
  });

  it("tells the variants of a product apart, by picture and options", () => {
    const error = failed({ inventory: { results: [{ message: "", variantId: 2 }] } });
    const lines = [line(1, "Clover", "Sage|S"), line(2, "Clover", "Rose|S")];
    expect(validationItems(error, lines, null)).toMatchObject([
      { title: "Clover", options: "Rose / S", image: "/rose.svg" },
    ]);
  });

  it("has the document's words for its categories and the server's for the rest", () => {
    const kinds = ["unavailable", "variant", "inventory", "bundles", "type", "addon", "free", "warranty"];
    const error = failed(
      Object.fromEntries(
        kinds.map((kind, id) => [kind, { results: [{ message: "From the server", variantId: id }] }]),
      ),
    );
    expect(
      validationItems(error, [], null).flatMap((item) => item.messages.map((message) => message.kind)),
    ).toEqual(["unavailable", "variant", "inventory", "bundles", "type", "server", "server", "server"]);
  });

  it("names the promotion that no longer holds (C-212)", () => {
    const error = failed({}, { reference: "promotionExpired", message: "This promo code has expired." });
    expect(validationItems(error, [], { name: "WELCOME15" })[0]?.messages).toEqual([
      { kind: "promotion", promotion: "WELCOME15", message: "This promo code has expired." },
    ]);
  });

  it("shows the product that takes a gift's place", () => {
    const value = { title: "Satin Mask", images: [{ src: "/mask.svg" }] };
    const error = failed({}, { reference: "freeProductDoesNotMatch", message: "", value });
    expect(validationItems(error, [], null)[0]).toMatchObject({
      title: "Satin Mask",
      image: "/mask.svg",
      messages: [{ kind: "freeGift" }],
    });
  });
});

import type { CartLine, OrderProduct } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { cartLineItems, orderLineItems } from "./lineItems.ts";

function line(id: number, change: object = {}): CartLine {
  return {
    product: { id: id * 10, title: `Product ${id}`, type: "Vibrators", images: [], inventories: [] },
    variant: { id, image_id: null, option1: "Violet|S", inventory_policy: "deny" },
    quantity: 2,
    price: 96,
    free: false,
    target: null,
    ...change,
  } as unknown as CartLine;
}

describe("cartLineItems", () => {
  it("takes the picture of the variant, else the first", () => {
    const images = [{ id: 1 }, { id: 2 }];
    const product = { ...line(1).product, images };
    const chosen = line(1, { product, variant: { ...line(1).variant, image_id: 2 } });
    expect(cartLineItems([chosen, line(2, { product })]).map((item) => item.image?.id)).toEqual([2, 1]);
  });

  it("says which product a warranty covers (C-096)", () => {
    const warranty = line(9, { target: 1, product: { ...line(9).product, type: "Warranty" } });
    const [goods, covering] = cartLineItems([line(1), warranty]);
    expect([goods?.covers, goods?.options]).toEqual([null, "Violet / S"]);
    expect([covering?.covers, covering?.options]).toEqual(["Product 1", null]);
  });

  it("marks pre-order lines (C-093)", () => {
    const inventories = [{ variant_id: 1, level: "none" }];
    const preorder = line(1, {
      product: { ...line(1).product, inventories },
      variant: { ...line(1).variant, inventory_policy: "continue" },
    });
    expect(cartLineItems([preorder, line(2)]).map((item) => item.preorder)).toEqual([true, false]);
  });
});

describe("orderLineItems", () => {
  it("offers the e-book of a placed order (C-097)", () => {
    const product = {
      title: "A Quiet Guide",
      type: "E-Book",
      images: [],
      _target: null,
      _variant: { id: 1, image_id: null },
      _quantity: 1,
      _price: 9,
      _free: false,
      meta: { download_url: "/assets/files/a-quiet-guide.pdf" },
    } as unknown as OrderProduct;
    expect(orderLineItems([product])[0]).toMatchObject({
      quantity: 1,
      price: 9,
      download: "/assets/files/a-quiet-guide.pdf",
    });
  });
});

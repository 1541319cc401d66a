import { expect, test } from "vitest";
import type { OrderProduct, Product, Variant } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";
import { orderedProduct } from "../checkout/createOrder.ts";
import { giftCardProduct, line, NOW, product, warrantyProduct } from "../testing/fixtures.ts";
import { isParcelLine } from "./isParcelLine.ts";

const uncharged = { _discount: 0, _tax: 0, _shipping: 0, _shippingTax: 0, _duties: 0, _rewards: 0 };
const file = "/assets/files/guide.pdf";
const record = { document: { meta: { download_url: file } } } as unknown as ProductRecord;

const paperback = product({ id: 1 });
const ebook: Variant = { ...(paperback.variants[0] as Variant), id: 2, option1: "E-book" };
const book: Product = {
  ...paperback,
  variants: [...paperback.variants, ebook],
  inventories: [
    ...paperback.inventories,
    { variant_id: ebook.id, requires_shipping: false, level: "unlimited" },
  ],
};

test.each([
  [line(product()), undefined, true, undefined],
  [line(product({ shipped: false, type: "Course" })), undefined, false, undefined],
  [line(giftCardProduct()), undefined, false, undefined],
  [line(warrantyProduct(), { target: 1 }), undefined, false, undefined],
  [line(book), record, true, undefined],
  [
    createLine({ product: book, variant: ebook, currency: "USD", now: NOW }),
    record,
    false,
    `${file}?order=7`,
  ],
])(
  "row %#: a line is packed when its cart line was shipped, and has its file otherwise",
  (bought, of, packed, url) => {
    const ordered = orderedProduct(bought, of, uncharged, "7");
    expect([isParcelLine(ordered), ordered.meta.download_url]).toEqual([packed, url]);
  },
);

test.each([
  ["Vibrators", {}, true],
  ["Gift Card", {}, false],
  ["Warranty", {}, false],
  ["E-Book", { download_url: file }, false],
])("%s with %j in an order from before lines had a medium: %s", (type, meta, packed) => {
  expect(isParcelLine({ type, meta } as OrderProduct)).toBe(packed);
});

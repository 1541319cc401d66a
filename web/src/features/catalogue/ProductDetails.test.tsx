import type { Product } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { ProductDetails } from "./ProductDetails.tsx";

const inShop = await createShopContext();

it.each([{ ids: [] }, { ids: undefined }])("a bundle of %o says nothing of its contents", ({ ids }) => {
  const product = { type: "Bundle", bundle_product_ids: ids, meta: {}, variants: [] } as unknown as Product;
  const html = renderToStaticMarkup(inShop(<ProductDetails product={product} shipped={false} />));
  expect(html.replace(/<[^>]*>/g, "")).toBe("");
});

it("says what is in the box where the merchant does", () => {
  const draw = (contents: string[] | undefined) => {
    const product = { type: "Vibrators", contents, meta: {}, variants: [] } as unknown as Product;
    return renderToStaticMarkup(inShop(<ProductDetails product={product} shipped={false} />));
  };
  expect(draw(["Halo", "<b>Cable</b>"])).toContain("<li>Halo</li><li>&lt;b&gt;Cable&lt;/b&gt;</li>");
  expect(draw([]) + draw(undefined)).not.toContain("In the box");
});

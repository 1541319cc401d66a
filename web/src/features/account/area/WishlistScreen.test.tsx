import type { Product, Wishlist } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { WishlistScreen } from "./WishlistScreen.tsx";

const inShop = await createShopContext();

const product = (id: number) =>
  ({ id, title: `Scarf ${id}`, images: [], variants: [] }) as unknown as Product;
const render = (wished: readonly number[], sold: readonly number[]) =>
  renderToStaticMarkup(
    inShop(
      <WishlistScreen
        wishlist={{ items: wished.map((content_id) => ({ content_id })) } as Wishlist}
        products={sold.map(product)}
        currency="EUR"
      />,
    ),
  );

test.each([
  [[], [], ["Your wishlist is empty"]],
  [[1, 2], [], ["Nothing on your wishlist is sold here at the moment"]],
  [[1, 2, 3], [2], ["Scarf 2", "not sold here at the moment: 2"]],
])("of the wishes %j %j are sold: %j", (wished, sold, words) => {
  const page = render(wished, sold);
  for (const word of words) expect(page).toContain(word);
  expect(page.includes("is empty")).toBe(wished.length === 0);
});

test("nothing is missing where all is sold", () => expect(render([1], [1])).not.toContain("not sold"));

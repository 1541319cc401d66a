import type { Product, Wishlist } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { WishlistScreen } from "./WishlistScreen.tsx";

vi.mock("./AccountLayout.tsx", () => ({ AccountLayout: ({ children }: { children: unknown }) => children }));
vi.mock("../../../platform/ui/ListingLink.tsx", () => ({ ListingLink: () => null }));
vi.mock("../../catalogue/ProductCard.tsx", () => ({ ProductCard: () => null }));
vi.mock("../../cart/useAddToCart.ts", () => ({ useAddToCart: () => ({ busy: false }) }));
vi.mock("../../../platform/session/useSession.ts", () => ({ useSession: () => ({ wishlist: null }) }));
vi.mock("../../../platform/sites/useSite.ts", () => ({ useSite: () => ({ navigation: [] }) }));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));

const product = (id: number) =>
  ({ id, title: `Scarf ${id}`, images: [], variants: [] }) as unknown as Product;
const render = (wished: readonly number[], sold: readonly number[]) =>
  renderToStaticMarkup(
    <WishlistScreen
      wishlist={{ items: wished.map((content_id) => ({ content_id })) } as Wishlist}
      products={sold.map(product)}
      currency="EUR"
    />,
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

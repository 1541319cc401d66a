import { RefusedError } from "@velours/sdk";
import type { User, Wishlist } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createSessionStore } from "../../../platform/session/store.ts";
import { loadOrders, loadWishlist } from "./loadAccount.ts";
import { wishedProductsQuery } from "./queries.ts";

const wishlist = (...products: number[]) =>
  ({ id: 3, items: products.map((content_id) => ({ content_id })) }) as unknown as Wishlist;

const shop = { site: "boutique", locale: "en-US", language: "en", defaultLanguage: "en", country: "US" };

it("leads from a page of orders beyond the last to the last", async () => {
  const session = createSessionStore();
  session.set({ user: { id: 7 } as User });
  const get = async () => ({ name: "Velours", orders: [], pagination: { page: 9, pages: 2 } });
  await expect(loadOrders({ session, shop, queries: { get } } as never, "9")).rejects.toMatchObject({
    options: { to: "/account/orders", search: { page: "2" } },
  });
});

it("has no page of orders that nothing can have", async () => {
  const session = createSessionStore();
  session.set({ user: { id: 7 } as User });
  const refused = new RefusedError({ reference: "validationError" }, new Response(null, { status: 400 }));
  const get = () => Promise.reject(refused);
  await expect(loadOrders({ session, shop, queries: { get } } as never, "99999")).rejects.toMatchObject({
    options: { to: "/404" },
  });
});

it("puts the wishlist of now into the session, which knows it from the start of this tab", async () => {
  const session = createSessionStore();
  session.set({ user: { id: 7 } as User, wishlist: wishlist(1) });
  const responses: Record<string, unknown> = {
    site: { name: "Velours", regions: [{ country: "US", currency: "USD" }] },
    wishlist: wishlist(1, 2),
    "wished products": [{ id: 1 }, { id: 2 }],
  };
  const queries = { get: async ({ queryKey: [name] }: { queryKey: string[] }) => responses[name ?? ""] };
  const { products } = await loadWishlist({ session, shop, queries } as never);
  expect(products.map(({ id }) => id)).toEqual([2, 1]);
  expect(session.get().wishlist).toEqual(wishlist(1, 2));
});

it("reads the goods of the longest wishlist in parts that one answer takes", async () => {
  const parts: number[] = [];
  const listProducts = async ({
    params: { query },
  }: {
    params: { query: { ids: string; limit: number } };
  }) => {
    const ids = query.ids.split(",").map(Number);
    parts.push(query.limit);
    return { data: ids.map((id) => ({ id })), response: new Response() };
  };
  const ids = Array.from({ length: 500 }, (_, index) => index + 1);
  const { queryFn } = wishedProductsQuery(
    { ...shop, api: async () => ({ listProducts }) } as never,
    { source: "boutique", flags: {} } as never,
    { fulfillment: "US", currency: "USD" } as never,
    ids,
  );
  const products = await (queryFn as (context: object) => Promise<{ id: number }[]>)({});
  expect(parts).toEqual([250, 250]);
  expect(products.map(({ id }) => id)).toEqual(ids);
});

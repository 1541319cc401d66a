import { describe, expect, test } from "vitest";
import { writeProduct } from "../../domains/catalogue/store/productRows.ts";
import { type OperationName, routes } from "../../generated/operations.ts";
import { fixture } from "../../testing/fixture.ts";
import { signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { inTransaction } from "../store/transaction.ts";

const token = { "x-client-token": "velours-dev" };

/** A request of each operation whose answers can be revalidated. */
const requests: Partial<Record<OperationName, string>> = {
  getCampaignPage: "/campaigns/pages/private-sale/current",
  getCollection: "/products/collections/vibrators",
  getCollectionFilters: "/products/collections/vibrators/filters",
  getPage: "/pages/terms",
  getProduct: "/products/1",
  getSite: "/sites/boutique",
  listCampaigns: "/campaigns?zones=1,2",
  listNotifications: "/notifications?filter[source]=boutique",
  listProducts: "/products?collections=vibrators&limit=2",
  listReviews: "/products/reviews/1",
  listShippingRates: "/services/shipping/rates?country=US&configuration[currency]=USD",
  listSuggestions: "/products/suggestions?search=halo",
};

describe("answers that depend on their address alone", () => {
  const shop = fixture(() =>
    openTestShop(createEmbeddedStore(), { env: { CORS_ORIGINS: "https://partner.example" } }),
  );

  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/api${path}`, headers: { ...token, ...headers } });

  test("are those that the contract marks", () => {
    const marked = Object.entries(routes).flatMap(([name, { vary }]) => (vary === null ? [] : [name]));
    expect(marked).toEqual(Object.keys(requests));
  });

  test.each(Object.entries(requests))(
    "%s is answered 304 to a caller that has the answer",
    async (_, path) => {
      // The third response of a cached operation comes from memory.
      for (let nth = 0; nth < 3; nth++) {
        const { statusCode, headers } = await get(path);
        expect([statusCode, headers["cache-control"]]).toEqual([200, "private, no-cache"]);
        expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
        const known = await get(path, { "if-none-match": String(headers.etag) });
        expect([known.statusCode, known.body, known.headers["content-length"]]).toEqual([304, "", undefined]);
        for (const name of ["etag", "cache-control", "vary", "x-session-validation"])
          expect([name, known.headers[name]]).toEqual([name, headers[name]]);
        // A proxy that compresses makes the tag a weak one.
        const weak = await get(path, { "if-none-match": `"other", W/${headers.etag}` });
        expect(weak.statusCode).toBe(304);
        expect((await get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
      }
    },
  );

  test("are anew when the catalogue changes", async () => {
    const path = requests.getProduct!;
    const { headers, body } = await get(path);
    const { store, catalogue } = shop.services;
    const product = catalogue.stored(1)!.document;
    await inTransaction(store.db, (trx) => writeProduct(trx, { ...product, title: "Renamed" }, true));
    await catalogue.refresh();
    expect((await get(path, { "if-none-match": String(headers.etag) })).statusCode).toBe(200);
    expect((await get(path)).body).not.toBe(body);
  });

  test("tell a member the member's revision with 304, too", async () => {
    const { headers } = await get(requests.getProduct!);
    const member = await signIn(shop);
    const known = await get(requests.getProduct!, {
      ...member.headers,
      "if-none-match": String(headers.etag),
    });
    expect([known.statusCode, known.headers["x-session-validation"]]).toEqual([
      304,
      String(member.user.revision),
    ]);
  });

  test("vary by what they depend on, and by the origin where origins are named", async () => {
    const vary = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, headers)).headers.vary;
    const other = { origin: "https://partner.example" };
    expect(await vary(requests.getProduct!, other)).toMatch(/^origin$/i);
    expect(await vary(requests.getSite!, other)).toMatch(/^origin, accept-language$/i);
    const french = await get(requests.getSite!, { "accept-language": "fr" });
    expect(french.headers.etag).not.toBe((await get(requests.getSite!)).headers.etag);
  });

  test("are not kept where they are refusals, and neither is what depends on who asks", async () => {
    for (const path of [
      "/products/999999",
      "/products/promotions/WELCOME15",
      "/services/payments/tokens/braintree",
    ]) {
      const { headers } = await get(path);
      expect([path, headers["cache-control"], headers.etag]).toEqual([path, "no-store", undefined]);
    }
  });
});

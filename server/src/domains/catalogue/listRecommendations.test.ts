import { expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { ServiceError } from "../../platform/http/callService.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { requireSite, upsertSites } from "../sites/store.ts";
import type { RecommendationProvider } from "./RecommendationProvider.ts";

const line = (product_id: number, sku_id: number) => ({
  name: "Halo",
  price_currency_code: "USD",
  product_id,
  quantity: 1,
  sku_id,
  unit_price: 48,
});

describeOperation("listRecommendations", (shop) => {
  const recommend = async (body: object) => (await shop().call("listRecommendations", { body })).body;

  test("200: the same cart has the same answer, without what is in it and the gift (S-723, SA-188)", async () => {
    const body = { items: [line(1, 11)] };
    const { ids, result_id } = await recommend(body);
    expect(ids).toHaveLength(4);
    expect(ids).not.toContain(1);
    expect(result_id).toMatch(/^sandbox-/);
    expect(await recommend(body)).toEqual({ ids, result_id });
    const [gift] = ids;
    expect((await recommend({ ...body, exclude: [gift] })).ids).not.toContain(gift);
  });

  test("200: nothing that is sold out, on another site, or bought only with something else", async () => {
    const { ids } = await recommend({ items: [], limit: 24 });
    for (const id of [2, 6, 7, 9, 10]) expect(ids).not.toContain(id);
    expect(ids).toHaveLength(24);
  });

  test("200: ids that listProducts then answers in their order (S-722, S-724)", async () => {
    const { ids } = await recommend({ items: [line(1, 11)] });
    const query = `ids=${ids.join()}&limit=4&filter[inventories][level]=or:low,high,unlimited&filter[source]=boutique`;
    expect((await shop().call("listProducts", { query })).body.map(({ id }) => id)).toEqual(ids);
  });

  test("200: the service hears the cart and what was added, six fields each (S-794)", async () => {
    shop().services.trace.clear();
    await recommend({ items: [line(1, 11)], added: line(1, 11) });
    expect(shop().services.trace.entries).toMatchObject([
      { provider: "nosto", call: "cart", detail: { items: [line(1, 11)] } },
      { provider: "nosto", call: "add-to-cart", detail: line(1, 11) },
    ]);
  });

  test("200: the service hears the site's source, which need not be its code", async () => {
    const { services } = shop();
    const sources: string[] = [];
    const recommendations: RecommendationProvider = {
      recommend: async ({ source }) => {
        sources.push(source);
        return { resultId: "1", ids: [] };
      },
    };
    const site = await requireSite(services.store.db, "boutique");
    const save = (row: typeof site) =>
      inTransaction(services.store.db, async (trx) => void (await upsertSites(trx, [row])));
    await save({ ...site, source: "outlet" });
    const app = await createApp({ ...services, recommendations });
    await app.inject({
      method: "POST",
      url: "/api/services/recommendations",
      headers: { "x-client-token": "velours-dev" },
      payload: { items: [line(1, 11)] },
    });
    await save(site);
    expect(sources).toEqual(["outlet"]);
  });

  test("200: an empty list when the service does not answer", async () => {
    const recommendations = {
      recommend: () => Promise.reject(new ServiceError("Nosto", 500)),
    };
    const app = await createApp({ ...shop().services, recommendations });
    const response = await app.inject({
      method: "POST",
      url: "/api/services/recommendations",
      headers: { "x-client-token": "velours-dev" },
      payload: { items: [] },
    });
    expect([response.statusCode, response.json()]).toEqual([200, { result_id: null, ids: [] }]);
  });
});

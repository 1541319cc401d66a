import type { Prices, SiteCode } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { campaignPages, products } from "../../testing/shopData.ts";
import { upsertProducts } from "../catalogue/store.ts";
import { upsertCampaignPages } from "./store.ts";

describeOperation("getCampaignPage", (shop) => {
  const get = (kind: string, handle: string, query = "", headers = {}) =>
    shop().call("getCampaignPage", { params: { kind, handle }, query, headers });

  test("200: a giveaway with its form and who won before (S-321, S-409)", async () => {
    const { body } = await get("giveaway", "halo");
    expect(body).toEqual({
      kind: "giveaway",
      handle: "halo",
      title: "A campaign",
      description: "<p>Once each.</p>",
      image: null,
      button: "Enter",
      date_expired: null,
      open: true,
      fields: ["email", "name"],
      product_ids: [],
      questions: [],
      segments: [],
      winners: [{ name: "Ada M.", prize: "Halo", date: 1767225600 }],
    });
  });

  /** Goods 7001 and 7002 reduced in dollars, 7003 on another site only, 7004 in dollars and not in euros. */
  async function addReducedGoods() {
    const { store, catalogue } = shop().services;
    const pouch = products.find(({ id }) => id === 5)!;
    const goods: { prices: Prices; former: Prices; sources: SiteCode[] }[] = [
      { prices: { USD: 15, EUR: 14 }, former: { USD: 20, EUR: 18 }, sources: ["boutique"] },
      { prices: { USD: 15 }, former: { USD: 20 }, sources: ["boutique"] },
      { prices: { USD: 15, EUR: 14 }, former: { USD: 20, EUR: 18 }, sources: ["outlet"] },
      { prices: { USD: 15, EUR: 14 }, former: { USD: 20 }, sources: ["boutique"] },
    ];
    const reduced = goods.map(({ prices, former, sources }, at) => ({
      ...pouch,
      id: 7001 + at,
      handle: `reduced-${at}`,
      prices,
      sources,
      variants: [{ ...pouch.variants[0]!, id: 70010 + at, prices, compare_at_prices: former }],
      inventories: [],
    }));
    await inTransaction(store.db, (trx) => upsertProducts(trx, reduced));
    await catalogue.refresh();
  }

  async function addPage(handle: string, more: Partial<(typeof campaignPages)[number]>) {
    const today = campaignPages.find(({ kind }) => kind === "daily-deals")!;
    await inTransaction(shop().services.store.db, (trx) =>
      upsertCampaignPages(trx, [{ ...today, handle, ...more }]),
    );
  }

  test("200: daily deals end with the day, whose goods are others then (S-318, SA-409)", async () => {
    await addReducedGoods();
    await addPage("each-day", { product_ids: [7001, 7002], shown_products: 1 });
    const { body } = await get("daily-deals", "each-day");
    expect(body.open).toBe(false);
    expect([[7001], [7002]]).toContainEqual(body.product_ids);
    const left = (body.date_expired ?? 0) * 1000 - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(86_400_000);
  });

  test("200: daily deals leave out goods at their usual price, of another site and of another currency", async () => {
    await addReducedGoods();
    // Of product 1 one colour is reduced, of product 5 none; 99 is no product.
    await addPage("now", { product_ids: [7004, 1, 7003, 5, 99, 7002, 7001], renews_days: null });
    const { body } = await get("daily-deals", "now");
    expect(body).toMatchObject({ product_ids: [7004, 7002, 7001], date_expired: null });
    const euros = await get("daily-deals", "now", "configuration[currency]=EUR");
    expect(euros.body.product_ids).toEqual([7001]);
    const outlet = await get("daily-deals", "now", "", { host: "outlet.localhost" });
    expect(outlet.body.product_ids).toEqual([7003]);
  });

  test("200: a day's deals are counted from what is one, so that a good at its usual price leaves no gap", async () => {
    await addReducedGoods();
    await addPage("gap", { product_ids: [5, 7001, 5, 7002], shown_products: 2 });
    const { body } = await get("daily-deals", "gap");
    expect(body).toMatchObject({ product_ids: [7001, 7002], date_expired: null });
  });

  test("200: the terms of a page, in the language that has them", async () => {
    const translations = { fr: { terms: "<p>Une fois.</p>" } };
    await addPage("terms", { terms: "<p>Once.</p>", translations });
    expect((await get("daily-deals", "terms")).body.terms).toBe("<p>Once.</p>");
    const french = await get("daily-deals", "terms", "configuration[language]=fr");
    expect(french.body.terms).toBe("<p>Une fois.</p>");
  });

  test("200: words in French where there are some, of questions and segments too", async () => {
    const query = "configuration[language]=fr";
    expect((await get("giveaway", "halo", query)).body).toMatchObject({
      title: "Une opération",
      button: "Participer",
    });
    expect((await get("quiz", "current", query)).body.questions[0]).toEqual({
      id: "evening",
      text: "Quelle sorte de soirée ?",
      options: [
        { id: "calm", text: "Calme" },
        { id: "bold", text: "Bold" },
      ],
    });
    expect((await get("spin-to-win", "current", query)).body.segments[0]).toEqual({
      id: "prize",
      label: "15 % de remise",
      weight: 1,
    });
  });

  test("200: a wheel says its chances (SA-410); prizes and what answers lead to are never answered", async () => {
    for (const kind of ["quiz", "spin-to-win", "private-sale"]) {
      const { text } = await get(kind, "current");
      expect(text).not.toMatch(/WELCOME15|OUTLET10|outcome|translations|_fr/);
    }
  });

  test("200: what is over is shown and takes no entries", async () => {
    expect((await get("giveaway", "over")).body).toMatchObject({ open: false, date_expired: 1700000000 });
  });

  test("404 resourceDoesNotExist: no such page, and one of another site", async () => {
    expect((await get("giveaway", "nothing")).status).toBe(404);
    expect((await get("private-sale", "current", "", { host: "closet.localhost" })).status).toBe(404);
  });
});

import { randomUUID } from "node:crypto";
import { roleScopes } from "@velours/sdk/rules";
import type { Currency, GiftCard, MerchantScope, MerchantSite, Site, SiteCode } from "@velours/sdk/types";
import { beforeAll, describe, expect, test } from "vitest";
import { addJobs, finishJobs } from "../../platform/jobs/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { upsertGiftCards } from "../giftcards/store.ts";
import { upsertSites } from "../sites/store.ts";
import { createKey } from "./createKey.ts";

describeOperation("saveMerchantSite", (shop) => {
  const { callers, send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  let shopkeeper: Headers;
  beforeAll(async () => {
    shopkeeper = await createMerchantHeaders(shop(), roleScopes("shopkeeper"));
  });

  const read = async (site: SiteCode = "boutique", headers?: Headers): Promise<MerchantSite> =>
    (await send("getMerchantSite", { params: { site } }, headers)).body;
  const save = (body: Partial<Site>, more: Headers = {}, headers?: Headers, site: SiteCode = "boutique") =>
    send("saveMerchantSite", { params: { site }, body, headers: more }, headers);
  const limitedKey = async (scopes: readonly MerchantScope[], site: SiteCode) => ({
    "x-merchant-key": await createKey(db(), `of ${site}`, scopes, { sites: [site] }),
  });

  test("200: shoppers see the change at once, and the fields they may not see are kept from them", async () => {
    const { site, revision } = await read();
    const merchantEmails = { to: "orders@velours.example", orders: true, returns: false };
    const body: Site = { ...site, name: "Velours & fils", merchantEmails };
    const saved = await save(body, { "if-match": revision }, shopkeeper);
    expect([saved.status, saved.body.site]).toEqual([200, body]);
    expect(await read()).toEqual(saved.body);
    expect(saved.body.revision).not.toBe(revision);
    await shop().services.sites.refresh();
    const { body: shown, text } = await shop().call("getSite", { params: { site: "boutique" } });
    expect(shown.name).toBe("Velours & fils");
    expect(text).not.toContain("orders@velours.example");
    await save(site);
  });

  test("200: what is saved as it is makes no change to undo", async () => {
    await save((await read()).site);
    const { body } = await send("listAuditEntries", { query: "limit=1" });
    expect(body).toMatchObject([
      { command: "saveMerchantSite boutique", site: "boutique", changes: [], invertible: false },
    ]);
  });

  test("409 changedMeanwhile: of two who read the same settings the second is told what is there", async () => {
    const { site, revision } = await read();
    const change = (name: string) => save({ ...site, name }, { "if-match": revision });
    const answers = await Promise.all([change("One"), change("Other")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!;
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body).toMatchObject({
      reference: "changedMeanwhile",
      value: { revision: won.body.revision, current: won.body },
    });
    await save(site);
  });

  test("409 siteBad: settings that an import refuses are refused with its reason", async () => {
    const { site } = await read();
    for (const [change, reason] of [
      [{ timeZone: "Europe/Nowhere" }, "Europe/Nowhere"],
      [{ navigation: [{ label: "Gone", url: "/gone" }] }, "/gone"],
      [{ currencies: ["USD"] }, "none of the site's currencies"],
    ] as [Partial<Site>, string][]) {
      const { status, body } = await save({ ...site, ...change });
      expect([status, body.reference]).toEqual([409, "siteBad"]);
      expect(body.value.reason).toContain(reason);
    }
    const french = { "accept-language": "fr" };
    const menus = [
      { label: "Gone", url: "/gone" },
      { label: "Nowhere", url: "nowhere" },
    ];
    const { body } = await save({ ...site, navigation: menus }, french);
    expect(body.value.reason.split("\u00a0; ")).toEqual([
      'navigation[0] "Gone" (/gone)\u00a0: aucune collection n’a le handle "gone"',
      expect.stringMatching(/^navigation\[1\] "Nowhere" \(nowhere\)\u00a0: l’adresse ne mène nulle part /),
    ]);
    expect((await read()).site).toEqual(site);
  });

  test.each([
    [{ regions: [] }, "regions must NOT have fewer than 1 items"],
    [{ currencies: [], regions: [] }, "currencies must NOT have fewer than 1 items"],
    [
      { languages: { default: "en", supported: ["en", "en"] } },
      "languages.supported[1] is en, which is listed",
    ],
    [{ look: { accent: "#ffee00" } }, "look.accent #ffee00 has a contrast of 1."],
  ] as [Partial<Site>, string][])("409 siteBad: %j is refused", async (change, reason) => {
    const { site } = await read();
    const { status, body } = await save({ ...site, ...change });
    expect([status, body.reference]).toEqual([409, "siteBad"]);
    expect(body.value.reason).toContain(reason);
  });

  test("200: settings that were taken before a rule came do not keep other changes out", async () => {
    const { site } = await read();
    const look = { ...site.look, logo: '<svg viewBox="0 0 1 1"><path style="fill:red" d="M0 0"/></svg>' };
    const old: Site = {
      ...site,
      brand: "velours shop",
      look,
      assets: { base: "/distribution/", images: "https://img.example" },
      services: [
        { role: "chat", provider: "talk", key: null },
        { role: "chat", provider: "talk", key: null },
        { role: "maps", provider: null, key: "public" },
      ],
      navigation: [...site.navigation, { label: "Gone", url: "/gone" }],
    };
    await db()
      .transaction()
      .execute((trx) => upsertSites(trx, [old]));
    const saved = await save({ ...old, phone: "+15550100" }, {}, shopkeeper);
    expect([saved.status, saved.body.value?.reason]).toEqual([200, undefined]);
    const kept: Site = saved.body.site;
    for (const [change, reason] of [
      [{ brand: "another shop" }, 'brand is "another shop"'],
      [{ timeZone: "Europe/Nowhere" }, "Europe/Nowhere"],
      [{ look: { ...kept.look, accent: "#ffee00" } }, "look.accent #ffee00"],
      [{ navigation: [...kept.navigation, { label: "Lost", url: "/lost" }] }, "/lost"],
    ] as [Partial<Site>, string][]) {
      const { status, body } = await save({ ...kept, ...change });
      expect([status, body.reference]).toEqual([409, "siteBad"]);
      expect(body.value.reason).toContain(reason);
      expect(body.value.reason).not.toMatch(/velours shop|img\.example|listed twice|style|gone/);
    }
    const moved = { navigation: kept.navigation.slice(1), services: kept.services?.slice(1) };
    expect((await save({ ...kept, ...moved } as Site)).status).toBe(200);
    await save(site);
  });

  describe("a currency", () => {
    const without = (site: Site, currency: Currency): Site => ({
      ...site,
      currencies: site.currencies.filter((each) => each !== currency),
      regions: site.regions.filter((region) => region.currency !== currency),
    });
    const currency = "GBP" satisfies Currency;
    const card = {
      code: "POUNDS-LEFT",
      amount: 20,
      amount_remaining: 20,
      currency,
      site: "boutique",
    } as unknown as GiftCard;

    test("409 siteBad: stays while a gift card in it has money, and its countries can go before", async () => {
      const { site } = await read();
      expect(site.currencies).toContain(currency);
      await db()
        .transaction()
        .execute((trx) => upsertGiftCards(trx, [card]));
      const refused = await save(without(site, currency));
      expect([refused.status, refused.body.value?.reason]).toEqual([
        409,
        "currencies lacks GBP, but gift cards in it still have money",
      ]);
      expect((await save({ ...without(site, currency), currencies: site.currencies })).status).toBe(200);
      await db().updateTable("gift_cards").set({ remaining: 0 }).where("code", "=", card.code).execute();
      expect((await save(without(site, currency))).status).toBe(200);
      await save(site);
    });

    test("409 siteBad: stays while a gift card that was bought in it waits for its day", async () => {
      const { site } = await read();
      const payload = {
        order_id: randomUUID(),
        unit: 0,
        attempt_id: null,
        site: "boutique",
        amount: 20,
        currency,
        to: "friend@example.com",
        name: "Ada",
        message: null,
        language: "en",
      } as const;
      const jobs = await inTransaction(db(), (trx) =>
        addJobs(trx, [{ kind: "gift-card", payload, delay: 86_400 }]),
      );
      const refused = await save(without(site, currency));
      expect([refused.status, refused.body.value?.reason]).toEqual([
        409,
        "currencies lacks GBP, but gift cards in it still have money",
      ]);
      await finishJobs(db(), jobs);
      expect((await save(without(site, currency))).status).toBe(200);
      await save(site);
    });

    test.each([
      ["orders in it are still open", { to_pack: true }],
      ["orders in it are still open", { to_pack: false, in_trouble: true }],
      [null, { to_pack: false }],
    ])("an order: %s", async (reason, facts) => {
      const { site } = await read();
      const order = { site: "boutique", email: "a@b.example", total: 10, currency, document: "{}" };
      const id = randomUUID();
      await db()
        .insertInto("orders")
        .values({ ...order, id, number: 990_001, ...facts } as never)
        .execute();
      const { status, body } = await save(without(site, currency));
      expect([status, body.value?.reason ?? null]).toEqual([
        reason === null ? 200 : 409,
        reason && `currencies lacks GBP, but ${reason}`,
      ]);
      await db().deleteFrom("orders").where("id", "=", id).execute();
      await save(site);
    });

    test("409 siteBad: is not sold in before a product of the site has a price in it", async () => {
      const { site } = await read();
      const region = { label: "Norway", country: "NO", currency: "NOK", fulfillment: "INTL" };
      const next = { ...site, currencies: [...site.currencies, "NOK"] };
      expect((await save(next)).status).toBe(200);
      const { status, body } = await save({ ...next, regions: [...site.regions, region] });
      expect([status, body.value?.reason]).toEqual([
        409,
        `regions[${site.regions.length}].currency is NOK, in which no product of the site has a price`,
      ]);
      await save(site);
    });
  });

  test("409 siteBad: the products of a site are some that are on sale", async () => {
    const { site } = await read();
    const { status, body } = await save({ ...site, source: "nobody" });
    expect([status, body.value?.reason]).toEqual([
      409,
      "source is nobody, which no product that is on sale names, so the site would sell nothing",
    ]);
    expect((await save({ ...site, source: "outlet" })).status).toBe(200);
    await save(site);
  });

  test("200: shoppers' pages see other services, addresses and another brand at once", async () => {
    const { site } = await read();
    const services = [{ role: "chat", provider: "talk", key: "public" }] satisfies Site["services"];
    const assets = { base: "/distribution/", images: "https://img.example/" };
    const api = { browser: "https://shop.example/api", server: "/api" };
    expect((await save({ ...site, services, assets, api, brand: "atelier" })).status).toBe(200);
    await shop().services.sites.refresh();
    const { body: shown } = await shop().call("getSite", { params: { site: "boutique" } });
    expect(shown).toMatchObject({ services, assets, api, brand: "atelier" });
    const [entry] = (await send("listAuditEntries", { query: "limit=1" })).body;
    const undo = { params: { id: entry.id }, body: { invert: true } };
    expect((await send("replayEntry", undo)).status).toBe(200);
    expect((await read()).site).toEqual(site);
  });

  test("403 merchantScopeMissing: only who may import changes who is paid, where data goes and who consents", async () => {
    const { site } = await read();
    const bySite = await limitedKey(["settings:write", "import:write"], "boutique");
    for (const change of [
      { approvals: { erase: true } },
      { payments: { ...site.payments, gateway: "another" } },
      { api: { browser: "https://evil.example", server: "/api" } },
      { services: [] },
      { assets: { base: "https://evil.example/", images: "/assets/img/" } },
      { source: "outlet" },
      { brand: "another" },
    ] as Partial<Site>[])
      for (const headers of [shopkeeper, bySite]) {
        const { status, body } = await save({ ...site, ...change }, {}, headers);
        expect([status, body.reference, body.value]).toEqual([403, "merchantScopeMissing", "import:write"]);
      }
    expect((await read()).site).toEqual(site);
    expect((await save({ ...site, approvals: { refundAbove: 200 } })).status).toBe(200);
    // Neither does an undo take consent away.
    const { body: entries } = await send("listAuditEntries", { query: "limit=1" });
    const { body: seen } = await send("listAuditEntries", { query: "limit=1" }, shopkeeper);
    expect([entries[0].invertible, seen[0].invertible]).toEqual([true, false]);
    const undo = { params: { id: entries[0].id }, body: { invert: true } };
    expect((await send("replayEntry", undo, shopkeeper)).body).toMatchObject({
      reference: "merchantScopeMissing",
      value: "import:write",
    });
    // A reserved field that is set does not keep others from changing the rest.
    const set = await read();
    expect((await save({ ...set.site, tagline: "Soft" }, {}, shopkeeper)).status).toBe(200);
    expect((await send("replayEntry", undo)).status).toBe(200);
    expect((await read()).site).toEqual({ ...site, tagline: "Soft" });
    await save(site);
  });

  test("200: an undo puts back its own fields, and leaves those that others changed since", async () => {
    const { site } = await read();
    await save({ ...site, limits: { ...site.limits, returnDays: 14 }, tagline: "Soft" });
    const [entry] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(entry).toMatchObject({
      operation: "saveMerchantSite",
      invertible: true,
      changes: [
        {
          part: "sites",
          key: "boutique",
          fields: [
            { path: "limits.returnDays", before: null, after: "14" },
            { path: "tagline", before: null, after: '"Soft"' },
          ],
        },
      ],
    });
    const later = await read();
    await save({ ...later.site, supportEmail: "help@velours.example" });
    const undone = await send("replayEntry", { params: { id: entry.id }, body: { invert: true } });
    expect([undone.status, undone.body.moved]).toEqual([200, false]);
    expect((await read()).site).toEqual({ ...site, supportEmail: "help@velours.example" });
    await save(site);
  });

  test("200: the log answers changed menus whole, beside the other fields", async () => {
    const { site } = await read();
    const navigation = [...site.navigation.slice(1), { label: "Help", url: "/contact" }];
    await save({ ...site, navigation, tagline: "Soft" });
    const [entry] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(entry.changes).toMatchObject([
      { fields: [{ path: "tagline" }], menus: { before: site.navigation, after: navigation } },
    ]);
    await save({ ...site, navigation });
    const [other] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(other.changes[0]).not.toHaveProperty("menus");
    await save(site);
  });

  test("200: a change is done again on another site, tried first, and undone there", async () => {
    const { site } = await read();
    const other = await read("outlet");
    const navigation = [{ label: "Help", url: "/contact" }, ...site.navigation];
    await save({ ...site, navigation, tagline: "Soft" });
    const [entry] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(entry.movable).toBe(true);
    const replay = (body: object, more: Headers = {}) =>
      send("replayEntry", { params: { id: entry.id }, body: { site: "outlet", ...body }, headers: more });
    const tried = (await replay({ dry: true })).body;
    expect(tried).toMatchObject({ applied: false, changes: [{ part: "sites", key: "outlet" }] });
    expect(await read("outlet")).toEqual(other);
    const { revision } = tried;
    const done = await replay({}, { "if-match": revision });
    expect([done.status, done.body.revision]).toEqual([200, revision]);
    expect((await read("outlet")).site).toEqual({ ...other.site, navigation, tagline: "Soft" });
    const [moved] = (await send("listAuditEntries", { query: "limit=1" })).body;
    expect(moved).toMatchObject({
      command: `replayEntry ${entry.id} on outlet`,
      site: "outlet",
      undoes: null,
    });
    expect((await send("replayEntry", { params: { id: moved.id }, body: { invert: true } })).status).toBe(
      200,
    );
    expect((await read("outlet")).site).toEqual(other.site);

    const refused = await replay({ invert: true });
    expect([refused.body.reference, refused.body.value.reason]).toEqual(["notInvertible", "elsewhere"]);
    expect((await replay({ site: "plus" })).body.reference).toBe("resourceDoesNotExist");
    // A caller of one site neither copies to another nor from one.
    const bySite = await limitedKey(["settings:write", "audit:read"], "boutique");
    const own = { params: { id: entry.id }, body: { site: "outlet" } };
    expect((await send("replayEntry", own, bySite)).body.reference).toBe("resourceDoesNotExist");
    await save(site);
  });

  test("404 resourceDoesNotExist: sites that are not there, and those of others", async () => {
    const { site } = await read();
    const outlet = await limitedKey(["settings:write"], "outlet");
    expect((await send("getMerchantSite", { params: { site: "boutique" } }, outlet)).status).toBe(404);
    expect((await save(site, {}, outlet)).body.reference).toBe("resourceDoesNotExist");
    expect((await save({ ...site, code: "plus" }, {}, callers.owner, "plus")).status).toBe(404);
    expect((await read("outlet", outlet)).site.code).toBe("outlet");
    // The code of the path counts.
    const { source, brand } = (await read("outlet")).site;
    expect(
      (await save({ ...site, source, brand, name: "Mine" }, {}, outlet, "outlet")).body.site,
    ).toMatchObject({
      code: "outlet",
      name: "Mine",
    });
    expect((await read()).site).toEqual(site);
    const { body } = await send("listAuditEntries", { query: "limit=1" });
    expect(body).toMatchObject([{ site: "outlet" }]);
  });
});

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRows } from "@velours/sdk/import";
import { isDeal, parsePromoCode } from "@velours/sdk/rules";
import type { SiteCode } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { demoDirectory } from "./demoDirectory.ts";
import { kinds } from "./kinds.ts";
import { readDirectory } from "./readDirectory.ts";

const listings =
  `/anal-douches /apparel /apparel/swimwear /apparel/underwear-jockstraps /closet-sex-toys /kink /lubricants
/lubricants/hygiene /lubricants/hygiene/anal-douches /lubricants/hygiene/toy-cleaners /lubricants/lubes
/lubricants/lubes/hybrid-lubricants /lubricants/lubes/silicone-lubricants /lubricants/lubes/water-lubricants /sex-toys
/sex-toys/anal-beads /sex-toys/anal-beads/standard-anal-beads /sex-toys/anal-beads/vibrating-anal-beads
/sex-toys/butt-plugs /sex-toys/butt-plugs/extra-large-butt-plugs /sex-toys/butt-plugs/non-vibrating-butt-plugs
/sex-toys/butt-plugs/training-sets /sex-toys/butt-plugs/vibrating-butt-plugs /sex-toys/cock-rings
/sex-toys/cock-rings/performance-cock-rings /sex-toys/cock-rings/stainless-steel-cock-rings
/sex-toys/cock-rings/vibrating-cock-rings /sex-toys/dildos /sex-toys/dildos/extra-large-dildos
/sex-toys/dildos/large-dildos /sex-toys/dildos/medium-dildos /sex-toys/dildos/premium-dildos
/sex-toys/dildos/small-dildos /sex-toys/dildos/vibrating-dildos /sex-toys/glass /sex-toys/masturbators
/sex-toys/masturbators/automatic-masturbators /sex-toys/masturbators/blowjob-machines
/sex-toys/masturbators/manual-masturbators /sex-toys/penis-enhancers /sex-toys/penis-enhancers/penis-extenders
/sex-toys/penis-enhancers/penis-pumps /sex-toys/prostate-massagers
/sex-toys/prostate-massagers/flicking-thrusting-prostate-massagers
/sex-toys/prostate-massagers/standard-prostate-massagers /sex-toys/prostate-massagers/vibrating-prostate-massagers
/sex-toys/stainless-steel /sex-toys/vibrators /top-picks`.split(/\s+/);

const types = [
  "percentage",
  "percentage_product",
  "percentage_threshold",
  "percentage_threshold_free_product",
  "free_product",
  "free_product_quantity_threshold",
  "amount_threshold",
  "amount",
];
const stores: SiteCode[] = ["boutique", "outlet", "closet"];
const publicFolder = join(import.meta.dirname, "../../../../web/public");

const document = await readDirectory(demoDirectory);
const products = document.products.map(({ value }) => value);
const collections = document.collections.map(({ value }) => value);
const promotions = document.promotions.map(({ value }) => value);
const giftCards = document.giftCards.map(({ value }) => value);
const rates = document.shippingRates.map(({ value }) => value);
const sites = document.sites.map(({ value }) => value);
const soldAt = (site: SiteCode, handle: string) =>
  products.filter((product) => product.sources!.includes(site) && product.collections!.includes(handle));

const pages = document.campaignPages.map(({ value }) => value);
const cards = document.notifications.map(({ value }) => value);

describe("demo data", () => {
  test("campaign pages and cards name promotions and products that their sites have (2.13, 2.14)", () => {
    const codes = (site: SiteCode) =>
      promotions.filter((promotion) => promotion.site === site).map(({ name }) => name);
    for (const page of pages) {
      const on = page.sites ?? stores;
      for (const outcome of page.outcomes ?? []) {
        if (outcome.promotion)
          for (const site of on) expect(codes(site as SiteCode)).toContain(outcome.promotion);
      }
      const shown = [
        page.product_ids,
        ...(page.outcomes ?? []).map(({ product_ids }) => product_ids ?? []),
      ].flat();
      for (const id of shown)
        expect(
          products.some((product) => product.id === id),
          page.title,
        ).toBe(true);
      for (const { outcome } of page.segments)
        if (outcome) expect(page.outcomes?.some(({ id }) => id === outcome)).toBe(true);
      for (const { options } of page.questions)
        for (const { outcome } of options) expect(page.outcomes?.some(({ id }) => id === outcome)).toBe(true);
      expect(page.translations?.fr?.title, page.title).toBeTruthy();
    }
    for (const { link, orders } of cards) {
      const code = parsePromoCode(link);
      if (code) for (const site of Object.keys(orders ?? {})) expect(codes(site as SiteCode)).toContain(code);
    }
    expect(cards.some(({ link }) => parsePromoCode(link))).toBe(true);
  });

  test("each site has more daily deals than a day shows, in each of its currencies", () => {
    const { product_ids, shown_products } = pages.find(({ kind }) => kind === "daily-deals")!;
    for (const { source, currencies } of sites.filter(({ code }) => stores.includes(code)))
      for (const currency of currencies) {
        const deals = products.filter(
          (product) =>
            product_ids.includes(product.id) &&
            product.sources!.some((each) => each === source) &&
            isDeal(product, currency),
        );
        expect(deals.length, `${source} ${currency}`).toBeGreaterThan(shown_products!);
      }
  });

  test("every route of a campaign has a page (2.1)", () => {
    const there = pages.map(({ kind, handle }) => `${kind}/${handle}`);
    for (const kind of [
      "private-sale",
      "quiz",
      "toy-of-the-month",
      "social-giveaway",
      "mystery-gift",
      "spin-to-win",
      "thankyou",
    ])
      expect(there).toContain(`${kind}/current`);
    expect(there).toEqual(
      expect.arrayContaining(["daily-deals/today", "giveaway/quiet-night", "vibe/quiet"]),
    );
  });

  // The demo's taxes are the sandbox's; the tables of rates are in a directory of their own.
  test.each(kinds.filter(({ name }) => name !== "taxRates"))("$name are as the contract says", (kind) => {
    expect(document[kind.name].length).toBeGreaterThan(0);
    expect(checkRows(kind, document[kind.name] as never).bad).toEqual([]);
  });

  test("there are at least 160 products with unique ids, handles and variant ids", () => {
    const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
    expect(products.length).toBeGreaterThanOrEqual(160);
    unique(products.map(({ id }) => id));
    unique(products.map(({ handle }) => handle));
    unique(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
    unique(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  });

  test("49 listing paths", () => expect(new Set(listings).size).toBe(49));

  test.each(listings)(
    "%s has products and a collection, whichever segment it is looked up by (2.3, S-001, S-002, S-003)",
    (path) => {
      const handles = path.split("/").slice(1);
      expect(soldAt("boutique", handles.at(-1)!).length).toBeGreaterThan(0);
      for (const handle of handles) {
        expect(
          collections.find((collection) => collection.handle === handle)?.translations?.fr?.title,
        ).toBeTruthy();
      }
      const parents = handles.slice(0, -1);
      const below = products.filter(
        ({ meta }) =>
          [meta.category, meta.subcategory, meta.subsubcategory].filter(Boolean).join("/") ===
          handles.join("/"),
      );
      for (const product of below)
        for (const parent of parents) expect(product.collections).toContain(parent);
    },
  );

  test.each(["sex-toys", "top-picks", "lubricants"])("/%s has at least two pages of 24", (handle) => {
    expect(soldAt("boutique", handle).length).toBeGreaterThan(24);
  });

  test("every product and collection has words in English and French", () => {
    for (const { title, description, translations } of [...products, ...collections]) {
      expect(description, title).toMatch(/^<p>.+<\/p>$/);
      expect(translations?.fr?.title, title).toBeTruthy();
      expect(translations?.fr?.description, title).toMatch(/^<p>.+<\/p>$/);
      expect(translations?.fr?.description, title).not.toBe(description);
    }
  });

  test("prices are whole amounts in all four currencies, reduced ones below the former (SA-169)", () => {
    for (const product of products) {
      for (const { prices, compare_at_prices, price } of product.variants) {
        expect(price).toBe(prices.USD);
        for (const currency of ["USD", "CAD", "GBP", "EUR"] as const) {
          expect(Number.isInteger(prices[currency]), product.title).toBe(true);
          const before = compare_at_prices?.[currency];
          if (compare_at_prices) expect(before, product.title).toBeGreaterThan(prices[currency]!);
          const least = product.minimum_prices?.[currency];
          if (product.minimum_prices) expect(least, product.title).toBeLessThanOrEqual(prices[currency]!);
        }
      }
    }
    expect(products.filter(({ compare_at_prices }) => compare_at_prices).length).toBeGreaterThan(30);
    expect(products.filter(({ minimum_prices }) => minimum_prices).length).toBeGreaterThan(20);
  });

  test("every filter key is there with several values", () => {
    for (const key of [
      "color",
      "girth",
      "length",
      "function",
      "suction",
      "vibration",
      "insertion",
      "material",
    ]) {
      expect(
        new Set(products.flatMap(({ attributes }) => attributes?.[key] ?? [])).size,
        key,
      ).toBeGreaterThan(1);
    }
    expect(new Set(products.flatMap(({ attributes }) => attributes?.color ?? [])).size).toBeGreaterThan(12);
    expect(new Set(products.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(8);
  });

  test("all levels in all regions, and counts that say what the level says", () => {
    const rows = products.flatMap(({ inventories }) => inventories);
    for (const region of ["US", "CA", "EU", "INTL"]) {
      const levels = new Set(rows.filter((row) => row.region === region).map(({ level }) => level));
      expect([...levels].sort(), region).toEqual(["high", "low", "none", "unlimited"]);
    }
    for (const { level, quantity } of rows) {
      if (level === "unlimited") expect(quantity).toBeUndefined();
      else expect(quantity === 0 ? "none" : quantity! <= 5 ? "low" : "high").toBe(level);
    }
  });

  test("pre-orders: none everywhere and continue; two say when they ship (4.8)", () => {
    const preorders = products.filter(({ variants }) =>
      variants.some(({ inventory_policy }) => inventory_policy === "continue"),
    );
    for (const { inventories } of preorders)
      expect(inventories.every(({ level }) => level === "none")).toBe(true);
    expect(preorders.flatMap(({ meta }) => meta.ships ?? []).sort()).toEqual([
      "Ships in March",
      "Ships in May",
    ]);
    expect(preorders.length).toBeGreaterThan(2);
  });

  test("add-on items, gift cards, protection, an e-book, bundles and one to three options (S-005, S-336)", () => {
    expect(products.filter(({ meta }) => meta.addon_item).length).toBeGreaterThan(4);
    const cards = products.find(({ type }) => type === "Gift Card")!;
    expect(cards.variants.map(({ option1, prices }) => [option1, prices.USD, prices.EUR])).toEqual([
      ["$25", 25, 25],
      ["$50", 50, 50],
      ["$100", 100, 100],
      ["$200", 200, 200],
    ]);
    const warranty = products.find(({ type }) => type === "Warranty")!;
    const book = products.find(({ meta }) => meta.download_url)!;
    for (const product of [cards, warranty, book]) {
      expect(product.inventories.every(({ requires_shipping }) => !requires_shipping)).toBe(true);
      expect(product.sources).toEqual(stores);
    }
    expect(existsSync(join(publicFolder, book.meta.download_url!))).toBe(true);
    const ids = new Set(products.map(({ id }) => id));
    const bundles = products.filter(({ bundle_product_ids }) => bundle_product_ids);
    expect(bundles.length).toBeGreaterThan(2);
    for (const { bundle_product_ids } of bundles)
      for (const id of bundle_product_ids!) expect(ids.has(id)).toBe(true);
    expect(new Set(products.map(({ options }) => options!.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(
      products.some(({ variants }) => variants.some(({ option1 }) => option1?.split("|").length === 3)),
    ).toBe(true);
    expect(products.some(({ type }) => sites[0]!.warrantyTypes.includes(type))).toBe(true);
  });

  test("every picture with its views, banner, notification image, video and caption is a file", async () => {
    const named = [
      ...products.flatMap(({ images }) => images.map(({ src }) => src)),
      ...products.flatMap(({ videos = [], testimonials = [] }) =>
        [...videos, ...testimonials.map(({ video }) => video)].flatMap(({ src, poster, captions = [] }) => [
          src,
          poster,
          ...captions.map((track) => track.src),
        ]),
      ),
      ...collections.flatMap(({ meta }) => [meta.desktop_banner, meta.mobile_banner]),
      ...promotions.flatMap(({ notification, properties }) => [
        notification?.image,
        ...(properties ?? []).map(({ free_product }) => free_product?.image),
      ]),
    ].filter((path) => typeof path === "string");
    for (const address of named) {
      const [path = "", view] = address.split("#");
      const file = join(publicFolder, path);
      expect(existsSync(file), path).toBe(true);
      if (view) expect(await readFile(file, "utf8"), address).toContain(`<view id="${view}"`);
    }
    for (const { images, variants } of products) {
      const ids = images.map(({ id }) => id);
      for (const { image_id } of variants) expect(ids).toContain(image_id);
    }
  });

  test.each(stores)("%s has a promotion of each type and sells what it gives away (S-388)", (site) => {
    const own = promotions.filter((promotion) => promotion.site === site);
    expect(
      types.filter((type) => !own.some((promotion) => promotion.type === type && promotion.enabled)),
    ).toEqual([]);
    for (const promotion of own) {
      const gifts = [
        promotion.free_product_id,
        ...(promotion.properties ?? []).map(({ free_product }) => free_product?.id),
      ].filter((id) => typeof id === "number");
      const needed = (promotion.required_product_ids ?? "").split(",").filter(Boolean).map(Number);
      for (const id of [...gifts, ...needed, ...(promotion.product_id ? [promotion.product_id] : [])]) {
        const product = products.find((each) => each.id === id);
        expect(product?.sources, `${promotion.name} ${id}`).toContain(site);
        expect(product!.inventories.some(({ level }) => level !== "none")).toBe(true);
      }
    }
  });

  test("promotion codes are unique whatever their case, and every condition has one", () => {
    expect(new Set(promotions.map(({ name }) => name.toLowerCase())).size).toBe(promotions.length);
    const own = promotions.filter(({ site }) => site === "boutique");
    expect(own.find(({ name }) => name === "LASTCHANCE")).toMatchObject({ type: "percentage", discount: 15 });
    expect(own.some(({ enabled }) => !enabled)).toBe(true);
    for (const has of [
      "date_expired",
      "free_shipping",
      "minimum",
      "maximum",
      "required_product_ids",
      "required_email",
      "usage_limit",
      "override_minimum_product_prices",
      "credits_type",
    ] as const) {
      expect(
        own.some((promotion) => promotion[has]),
        has,
      ).toBe(true);
    }
    for (const has of [
      "excluded_product_ids",
      "included_collection_product_ids",
      "excluded_collection_product_ids",
    ] as const) {
      expect(
        own.some((promotion) => (promotion[has] ?? []).length > 0),
        has,
      ).toBe(true);
    }
  });

  test("gift cards: plenty, little, spent, another site, each currency", () => {
    const own = giftCards.filter(({ site }) => site === "boutique");
    expect(own.some(({ amount_remaining }) => amount_remaining >= 100)).toBe(true);
    expect(own.some(({ amount_remaining }) => amount_remaining > 0 && amount_remaining < 5)).toBe(true);
    expect(own.some(({ amount_remaining }) => amount_remaining === 0)).toBe(true);
    expect(new Set(own.map(({ currency }) => currency))).toEqual(new Set(["USD", "CAD", "GBP", "EUR"]));
    expect(new Set(giftCards.map(({ site }) => site))).toEqual(new Set(stores));
  });

  test("shipping: every region of a store has standard for each subtotal, free from some; Britain has duties of 4.50 in pounds and dollars (CA-89, S8)", () => {
    for (const { country, currency } of sites[0]!.regions) {
      const own = rates.filter((rate) => rate.currency === currency);
      const named = own.filter(({ countries }) => countries.includes(country));
      const serving = named.length > 0 ? named : own.filter(({ countries }) => countries.includes("*"));
      for (const subtotal of [0, 59, 60, 68.99, 69, 1000]) {
        const standard = serving.filter(
          ({ type, range }) =>
            type === "standard" && subtotal >= range.min && (range.max === null || subtotal < range.max),
        );
        expect(standard.length, `${country} ${subtotal}`).toBe(1);
      }
      expect(
        serving.some(({ type, amount, range }) => type === "standard" && amount === 0 && range.max === null),
      ).toBe(true);
      expect(serving.some(({ type }) => type === "express")).toBe(true);
    }
    const british = rates.filter(({ countries }) => countries.includes("GB"));
    expect(new Set(british.map(({ currency }) => currency))).toEqual(new Set(["GBP", "USD"]));
    expect(british.every(({ duties }) => duties === 4.5)).toBe(true);
  });

  test("sites: six, regions as CA-89 has them, and a menu that leads to something", () => {
    expect(sites.map(({ code }) => code)).toEqual([
      "boutique",
      "outlet",
      "closet",
      "content",
      "plus",
      "admin",
    ]);
    const euros = sites[0]!.regions
      .filter(({ currency }) => currency === "EUR")
      .map(({ country }) => country);
    expect(euros).toEqual(["AT", "BE", "DE", "ES", "FI", "FR", "IE", "IT", "NL", "PT"]);
    expect(sites[0]!.regions[0]!.country).toBe("US");
    for (const site of sites.slice(0, 3)) {
      const warranty = products.find(({ id }) => id === site.warrantyProductId);
      expect(warranty?.type).toBe("Warranty");
      expect(products.find(({ id }) => id === site.giftCardProductId)?.type).toBe("Gift Card");
      const walk = (entries = site.navigation): typeof entries =>
        entries.flatMap((entry) => [entry, ...walk(entry.menu ?? [])]);
      for (const { url, label_fr } of walk()) {
        expect(listings).toContain(url);
        expect(label_fr).toBeTruthy();
        expect(soldAt(site.code, url.split("/").at(-1)!).length, `${site.code} ${url}`).toBeGreaterThan(0);
      }
    }
    const urls = new Set(JSON.stringify(sites[0]!.navigation).match(/"url":"[^"]+"/g));
    expect(urls.size).toBe(48);
  });
});

test("the demo's text is JSON with one row a line, so that a change shows as one line", async () => {
  const text = await readFile(join(demoDirectory, "products.json"), "utf8");
  expect(text.split("\n").length).toBe(products.length + 3);
});

import {
  addLine,
  applyFreeLines,
  canCalculateTaxes,
  cartType,
  createLine,
  estimateCart,
  estimateLines,
  judgePromotion,
  lineInput,
  needsShipping,
  planFreeLines,
  shippingOptionsFor,
  sumAmounts,
  taxLines,
  toMinor,
  validateGiftCard,
} from "@velours/sdk/rules";
import type {
  CartLine,
  GiftCard,
  Invoice,
  Product,
  Promotion,
  ShippingOption,
  ShippingRateRow,
  Taxes,
} from "@velours/sdk/types";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { readShippingRates } from "../src/domains/shipping/store.ts";
import { sandboxTaxes } from "../src/domains/taxes/providers/sandboxTaxes.ts";
import { openStore, type Store } from "../src/platform/store/store.ts";
import { describeOnStores, type TestStore } from "../src/testing/stores.ts";
import { repetitions } from "./repetitions.ts";

/** On each store. */
const carts = repetitions(50_000, 150);
const atOnce = 10;
const seed = 20_261_121;
const site = "boutique";

type SoldCurrency = "USD" | "CAD" | "GBP" | "EUR";

const places: Record<SoldCurrency, Record<"address1" | "city" | "state" | "zipcode" | "country", string>[]> =
  {
    USD: [
      { address1: "12 Main St", city: "Austin", state: "TX", zipcode: "78701", country: "US" },
      { address1: "1 Ocean Dr", city: "Los Angeles", state: "CA", zipcode: "90001", country: "US" },
    ],
    CAD: [
      { address1: "1 Rideau St", city: "Ottawa", state: "ON", zipcode: "K1A 0B1", country: "CA" },
      { address1: "1 Rue Saint-Paul", city: "Montréal", state: "QC", zipcode: "H2Y 1G7", country: "CA" },
    ],
    GBP: [{ address1: "1 Strand", city: "London", state: "London", zipcode: "SW1A 1AA", country: "GB" }],
    EUR: [{ address1: "1 Rue de Rivoli", city: "Paris", state: "IDF", zipcode: "75001", country: "FR" }],
  };

interface Wanted {
  lines: { product: number; variant: number; quantity: number }[];
  currency: SoldCurrency;
  code: number;
  card: number;
  place: number;
  option: number;
}

const index = fc.nat(1_000_000);
const wanted: fc.Arbitrary<Wanted> = fc.record({
  lines: fc.array(fc.record({ product: index, variant: index, quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
  currency: fc.constantFrom<SoldCurrency>("USD", "USD", "CAD", "GBP", "EUR"),
  code: index,
  card: index,
  place: index,
  option: index,
});

/** Data of a browser: all as the API answers it, and the shipping rates its options come from. */
interface Shelf {
  rates: ShippingRateRow[];
  products: Product[];
  byId: Map<number, Product>;
  promotions: (Promotion | null)[];
  giftCards: (GiftCard | null)[];
}

const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

describeOnStores("SDK and server agree on what a cart costs", (createStore, kind) => {
  let where: TestStore;
  let store: Store;
  let app: Awaited<ReturnType<typeof createApp>>;
  let shelf: Shelf;
  beforeAll(async () => {
    where = await createStore("demo");
    store = await openStore(where.options);
    await store.db.updateTable("stock").set({ quantity: 1_000_000, level: "high" }).execute();
    const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
    app = await createApp(await createServices(config, store));
    shelf = await readShelf();
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await where.remove();
  });

  async function ask<T>(path: string, body?: object): Promise<{ status: number; body: T }> {
    const headers = { "x-client-token": "velours-dev" };
    const url = `/api${path}`;
    const response = await app.inject(
      body === undefined ? { url, headers } : { url, headers, method: "POST", payload: body },
    );
    return { status: response.statusCode, body: response.json() };
  }

  async function readShelf(): Promise<Shelf> {
    const products: Product[] = [];
    for (let page = 1; ; page++) {
      const { body } = await ask<Product[]>(`/products?limit=250&page=${page}`);
      products.push(...body);
      if (body.length < 250) break;
    }
    const names = await store.db.selectFrom("promotions").select("name").orderBy("name").execute();
    const codes = await store.db.selectFrom("gift_cards").select("code").orderBy("code").execute();
    const promotions: (Promotion | null)[] = [null];
    for (const { name } of names) {
      const { status, body } = await ask<Promotion>(`/products/promotions/${encodeURIComponent(name)}`);
      if (status === 200) promotions.push(body);
    }
    const giftCards: (GiftCard | null)[] = [null, null];
    for (const { code } of codes) {
      const { status, body } = await ask<GiftCard>(`/products/giftcards/${code}`);
      if (status === 200) giftCards.push(body);
    }
    const rates = await readShippingRates(store.db);
    return {
      rates,
      products,
      byId: new Map(products.map((product) => [product.id, product])),
      promotions,
      giftCards,
    };
  }

  /** A cart as the browser makes it, with the gift it earns. */
  function fill({ lines: wantedLines, currency, code, place }: Wanted) {
    const now = Date.now();
    const { country } = pick(places[currency], place);
    let lines: CartLine[] = [];
    for (const { product: nth, variant, quantity } of wantedLines) {
      const product = pick(shelf.products, nth);
      lines = addLine(
        lines,
        createLine({ product, variant: pick(product.variants, variant), quantity, currency, now }),
      );
    }
    const named = pick(shelf.promotions, code);
    const judge = (of: CartLine[]) => {
      const terms = { site, now, country, email: null };
      const judged = named && judgePromotion({ lines: of, currency, terms }, named);
      return judged?.refusal ? null : judged;
    };
    const plan = planFreeLines(lines, judge(lines));
    const product = plan.add === null ? null : shelf.byId.get(plan.add);
    lines = applyFreeLines(lines, plan, { product, promotion: named, currency, now });
    return { lines, promotion: judge(lines), named };
  }

  async function compare(want: Wanted): Promise<string> {
    const { currency } = want;
    const { lines, promotion, named } = fill(want);
    const address = pick(places[currency], want.place);
    const card = pick(shelf.giftCards, want.card);
    const giftCard = card && validateGiftCard(card, { site, currency }) === null ? card : null;
    const base = { lines, currency, promotion, giftCard };
    const { invoice: before, discounts } = estimateLines({ ...base, shipping: 0 });
    const type = cartType(lines);
    let rate: ShippingOption | null = null;
    if (needsShipping(type)) {
      const subtotal = sumAmounts([before.subtotal, -before.discounts.promotion]);
      const rateQuery = { rows: shelf.rates, country: address.country, subtotal, currency, promotion };
      const options = shippingOptionsFor({ ...rateQuery, language: "en" });
      rate = options.length === 0 ? null : pick(options, want.option);
      if (rate === null) return "nothing ships there";
    }
    let taxes: Taxes | null = null;
    if (canCalculateTaxes(lines, type, address)) {
      taxes = await sandboxTaxes.calculate({
        address,
        currency,
        shipping: rate?.amount ?? 0,
        duties: rate?.duties.total ?? 0,
        lines: taxLines(lines, discounts),
      });
    }
    const own = estimateCart({ ...base, rate, taxes });
    const shipping = rate && { service: rate.service, type: rate.type, identifier: rate.identifier };
    const { status, body } = await ask<Invoice>("/services/payments/invoice", {
      user: { email: null, address: { shipping: address } },
      cart: {
        products: lines.map(lineInput),
        promotion: named && { name: named.name },
        giftCard: giftCard && { code: giftCard.code },
        credits: null,
        shipping,
        type,
        invoice: { currency },
      },
    });
    if (status !== 200) return `${status} ${(body as unknown as { reference: string }).reference}`;
    expect(toMinor(body.total), JSON.stringify(want)).toBe(toMinor(own.total));
    expect(body, JSON.stringify(want)).toEqual(JSON.parse(JSON.stringify(own)));
    return promotion === null ? "agreed" : `agreed with ${promotion.promotion.type}`;
  }

  test(`${carts} random carts, to the cent`, async () => {
    const counts: Record<string, number> = {};
    const began = performance.now();
    let [agreed, tried] = [0, 0];
    while (agreed < carts && tried < 2 * carts) {
      const some = fc.sample(wanted, { seed: seed + tried, numRuns: atOnce });
      for (const outcome of await Promise.all(some.map(compare))) {
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        if (outcome.startsWith("agreed")) agreed++;
      }
      tried += atOnce;
    }
    const seconds = ((performance.now() - began) / 1_000) | 0;
    console.log(
      `${tried} carts, ${kind}: ${agreed} agree to the cent and in every part, ${seconds} s; ${JSON.stringify(counts)}`,
    );
    expect(agreed).toBeGreaterThanOrEqual(carts);
    // Several types of promotion were among them.
    expect(Object.keys(counts).filter((name) => name.startsWith("agreed with")).length).toBeGreaterThan(4);
  }, 3_600_000);
});

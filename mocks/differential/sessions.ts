import { readFileSync } from "node:fs";
import type { Product } from "@velours/sdk/types";
import fc from "fast-check";

const folder = new URL("../../server/data/demo/", import.meta.url);
const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as T[];

const products = read<Product>("products");
const codes = read<{ name: string; type: string; site: string }>("promotions");
const cards = read<{ code: string; site: string; currency: string }>("gift-cards");

/** Variants a site sells, so that most bags can be paid for; gift cards and protections need more than a line. */
const listVariants = (site: string): number[] =>
  products
    .filter(
      ({ sources, type }) => sources?.some((source) => source === site) && !/Gift Card|Warranty/.test(type),
    )
    .flatMap(({ variants }) => variants.map(({ id }) => id));
const anyVariant = [...products.flatMap(({ variants }) => variants.map(({ id }) => id)), 1];
const handles = read<{ handle: string }>("collections").map(({ handle }) => handle);

/** A code of each type of promotion. */
export const codeOfType = new Map(
  codes.filter(({ site }) => site === "boutique").map(({ type, name }) => [type, name] as const),
);

const site = fc.constantFrom("boutique", "boutique", "boutique", "outlet", "closet");
const currency = fc.constantFrom("USD", "USD", "USD", "CAD", "GBP", "EUR");
const language = fc.constantFrom("en", "fr");

/** An element of `likely`, and now and then of `others`. */
const mostly = <T>(likely: readonly T[], others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    {
      weight: likely.length === 0 ? 0 : 9,
      arbitrary: fc.constantFrom(...(likely.length === 0 ? others : likely)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const places = [
  { city: "Austin", state: "TX", zipcode: "78701", country: "US" },
  { city: "Los Angeles", state: "CA", zipcode: "90001", country: "US" },
  { city: "Nowhere", state: "TX", zipcode: "00000", country: "US" },
  { city: "Ottawa", state: "ON", zipcode: "K1A 0B1", country: "CA" },
  { city: "London", state: "London", zipcode: "SW1A 1AA", country: "GB" },
  { city: "Paris", state: "IDF", zipcode: "75001", country: "FR" },
] as const;

/** A person who looks, fills a bag, and pays or tries to. */
export interface Shopper {
  site: string;
  currency: string;
  language: string;
  look: { listing: string; product: number; collection: string };
  code: string | null;
  card: string | null;
  lines: { variant: { id: number }; quantity: number; price: number | undefined }[];
  address: Record<string, string>;
  option: number;
  nonce: string;
  email: string;
  /** How far the total the shopper agreed to is off, in the currency. */
  off: number;
}

const filter = fc.constantFrom(
  "",
  "&filter[price]=25-50,100-",
  "&filter[vendor]=or:Quiet Hours",
  "&filter[inventories][region]=or:US,INTL",
  "&filter[inventories][level]=or:low,none&filter[inventories][region]=CA",
  "&search=halo",
  "&search=vibrateur",
  "&filter[source]=outlet",
  "&page=2",
  "&page=0",
  "&limit=3&page=2",
);
const order = fc.constantFrom(
  "",
  "&order=recommended",
  "&order[price]=ASC",
  "&order[price]=DESC",
  "&order[created_at]=DESC",
);

const lineArbitrary = (site: string) =>
  fc.record({
    variant: mostly(listVariants(site), anyVariant).map((id) => ({ id })),
    quantity: fc.constantFrom(1, 1, 1, 2, 3, 8),
    /** The total the shopper saw; undefined leaves it out. */
    price: mostly<number | undefined>([undefined], [1, 48]),
  });

const listCodes = (site: string) => codes.filter((code) => code.site === site).map(({ name }) => name);
const giftCardArbitrary = (site: string, currency: string) =>
  cards.filter((card) => card.site === site && card.currency === currency).map(({ code }) => code);

const shopperArbitrary = (site: string, currency: string): fc.Arbitrary<Shopper> =>
  fc.record({
    site: fc.constant(site),
    currency: fc.constant(currency),
    language,
    look: fc.record({
      listing: fc
        .tuple(fc.constantFrom(...handles), order, filter)
        .map(([handle, sorted, narrowed]) => encodeURI(`collections=${handle}${sorted}${narrowed}`)),
      product: fc.constantFrom(...products.map(({ id }) => id), 1),
      collection: fc.constantFrom(...handles, "nothing"),
    }),
    code: fc.option(mostly(listCodes(site), [...codes.map(({ name }) => name), "NOTHING", "welcome15 "]), {
      nil: null,
      freq: 2,
    }),
    card: fc.option(mostly(giftCardArbitrary(site, currency), [...cards.map(({ code }) => code), "0000"]), {
      nil: null,
      freq: 2,
    }),
    lines: fc.array(lineArbitrary(site), { minLength: 1, maxLength: 4 }),
    address: mostly(currency === "USD" ? places.slice(0, 2) : places.slice(3), places).map((place) => ({
      firstname: "Ada",
      lastname: "Moreau",
      address1: "12 Main St",
      ...place,
    })),
    option: fc.nat(20),
    nonce: mostly(["ok"], ["declined", "insufficient", "invalid", "broken"]),
    email: mostly(
      ["ada@example.com"],
      [
        "ada+fraud-decline@example.com",
        "ada+429@example.com",
        "ada+field-errors@example.com",
        "not-an-address",
      ],
    ),
    off: mostly([0], [1, 0.01]),
  });

export const shopper: fc.Arbitrary<Shopper> = fc
  .tuple(site, currency)
  .chain(([at, money]) => shopperArbitrary(at, money));

/** Somebody who does nothing wrong and has this code. */
export const shopperWith = (code: string): fc.Arbitrary<Shopper> =>
  shopperArbitrary("boutique", "USD").map((shopper) => ({
    ...shopper,
    code,
    card: null,
    nonce: "ok",
    off: 0,
    email: "ada@example.com",
    option: 0,
    lines: [{ variant: { id: halo }, quantity: 3, price: undefined }],
  }));

const halo = products.find(({ handle }) => handle === "halo")?.variants[0]?.id ?? 0;

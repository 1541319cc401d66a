import { expect, test } from "vitest";
import { formatReason } from "../reasons/formatReason.ts";
import type { PartName } from "./Row.ts";
import { valueReasons } from "./valueReasons.ts";

const promotion = { type: "percentage", discount: 15, enabled: true };
const rate = { countries: ["US"], currency: "USD", range: { min: 0, max: 69 }, estimate: { value: [3, 6] } };
const site = {
  regions: [{ country: "SE", currency: "SEK" }],
  currencies: ["SEK"],
  languages: { default: "en", supported: ["en", "fr"] },
};
const tax = { country: "US", state: "TX" };

test.each<[PartName, object, object, string[]]>([
  ["promotions", promotion, {}, []],
  ["promotions", promotion, { discount: 100 }, []],
  ["promotions", promotion, { discount: 150 }, ["discount is 150, but a percentage is at most 100"]],
  ["promotions", promotion, { discount: 12.5 }, ["discount is 12.5, but a percentage is a whole number"]],
  ["promotions", promotion, { discount: 12.5, enabled: false }, []],
  ["promotions", promotion, { type: "amount", discount: 12.5 }, []],
  ["promotions", promotion, { type: "amount", discount: 150 }, []],
  ["promotions", promotion, { discount: -5 }, ["discount is -5, but must not be below 0"]],
  ["promotions", promotion, { minimum: -1 }, ["minimum is -1, but must not be below 0"]],
  ["promotions", promotion, { minimum: 50, maximum: 20 }, ["minimum is 50, which is more than maximum, 20"]],
  ["promotions", promotion, { minimum: 50, maximum: null }, []],
  [
    "promotions",
    promotion,
    { type: "amount_threshold" },
    ["properties is empty, but amount_threshold takes its tiers from there"],
  ],
  [
    "promotions",
    promotion,
    { type: "percentage_threshold", properties: [{ threshold: -1, discount: 120 }] },
    [
      "properties[0].threshold is -1, but must not be below 0",
      "properties[0].discount is 120, but a percentage is at most 100",
    ],
  ],
  [
    "promotions",
    promotion,
    {
      type: "free_product_quantity_threshold",
      properties: [
        { threshold: 2, type: "percentage", amount: 101 },
        { threshold: 3, type: "percentage", amount: 2.5 },
        { threshold: 4, type: "amount", amount: 2.5 },
      ],
    },
    [
      "properties[0].amount is 101, but a percentage is at most 100",
      "properties[1].amount is 2.5, but a percentage is a whole number",
    ],
  ],
  ["shippingRates", rate, {}, []],
  ["shippingRates", rate, { countries: ["*"], range: { min: 0, max: null } }, []],
  [
    "shippingRates",
    rate,
    { countries: ["US", "USA"] },
    ['countries[1] is "USA", which is no ISO 3166 code such as US'],
  ],
  [
    "shippingRates",
    rate,
    { countries: ["us"] },
    ['countries[0] is "us", which is no ISO 3166 code such as US'],
  ],
  [
    "shippingRates",
    rate,
    { range: { min: 50, max: 10 } },
    ["range.max is 10, but must be more than range.min, 50"],
  ],
  [
    "shippingRates",
    rate,
    { estimate: { value: [5, 1] } },
    ["estimate.value is 5 to 1, but the earliest day comes first"],
  ],
  ["taxRates", tax, {}, []],
  ["taxRates", tax, { country: "*", state: null }, []],
  ["taxRates", tax, { country: "*" }, ['state is "TX", which * does not have']],
  ["taxRates", tax, { state: "XX" }, ['state is "XX", which US does not have']],
  ["taxRates", tax, { country: "CA", state: "TX" }, ['state is "TX", which CA does not have']],
  [
    "taxRates",
    tax,
    { country: "XX", state: null },
    ['country is "XX", which is no ISO 3166 code such as US'],
  ],
  [
    "sites",
    site,
    { regions: [{ country: "UK", currency: "GBP" }], currencies: ["GBP"] },
    ['regions[0].country is "UK", which is no ISO 3166 code such as US'],
  ],
  [
    "sites",
    site,
    { regions: [{ country: "SE", currency: "SEK" }], currencies: ["EUR", "JPY"] },
    [
      "regions[0].currency is SEK, which is none of the site's currencies",
      "currencies[1] is JPY, which is not counted in hundredths as amounts are here",
    ],
  ],
  [
    "sites",
    site,
    {
      brand: "velours",
      api: { browser: "/api", server: "http://10.0.0.7:3000/api" },
      assets: { base: "/distribution/", images: "https://img.example/" },
      services: [
        { role: "wallet", provider: "paypal", key: null },
        { role: "wallet", provider: "venmo", key: null },
        { role: "chat", provider: "talk", key: "public" },
      ],
    },
    [],
  ],
  [
    "sites",
    site,
    {
      brand: "my shop;",
      api: { browser: "//evil.example", server: "10.0.0.7" },
      assets: { base: "javascript:alert(1)", images: "https://img.example" },
    },
    [
      'brand is "my shop;", but names in browsers begin with it, so it has letters, digits, . - and _ alone',
      'api.browser is "//evil.example", which is neither a path such as /assets/img/ nor an address with https://',
      'api.server is "10.0.0.7", which is neither a path such as /assets/img/ nor an address with https://',
      'assets.base is "javascript:alert(1)", which is neither a path such as /assets/img/ nor an address with https://',
      'assets.images is "https://img.example", which must end with / because names of files follow it',
    ],
  ],
  [
    "sites",
    site,
    {
      services: [
        { role: "chat", provider: null, key: "public" },
        { role: "wallet", provider: "paypal", key: null },
        { role: "wallet", provider: "paypal", key: "other" },
      ],
    },
    [
      "services[2] is wallet paypal, which is listed twice",
      "services[0].key is set, but no provider is named that it is for",
    ],
  ],
  ["collections", { title: "All" }, {}, []],
  ["collections", {}, { handle: "bags" }, []],
  ...["bag", "checkout", "account", "search", "desk", "api", "fr"].map(
    (handle): [PartName, object, object, string[]] => [
      "collections",
      {},
      { handle },
      [`handle is "${handle}", but /${handle} is an address of the shop itself`],
    ],
  ),
  ["collections", {}, { rules: { all: [{ price: { currency: "USD", above: 5, below: 10 } }] } }, []],
  ["collections", {}, { rules: { any: [{ price: { currency: "USD", above: 5 } }, { onSale: true }] } }, []],
  [
    "collections",
    {},
    { rules: { any: [{ type: "Book" }, { price: { currency: "USD", above: 5, below: 5 } }] } },
    ["rules.any[1].price.above is 5, but must be less than below, 5"],
  ],
  ["sites", site, { languages: { default: "en", supported: ["en"] } }, []],
  [
    "sites",
    site,
    { languages: { default: "en", supported: ["fr"] } },
    ["languages.supported lacks en, the default language"],
  ],
  ["sites", site, {}, []],
  ["sites", site, { timeZone: "Europe/Paris" }, []],
  ...["CET", "IST", "AET", "Europe/Nowhere"].map((timeZone): [PartName, object, object, string[]] => [
    "sites",
    site,
    { timeZone },
    [`timeZone is "${timeZone}", which is no time zone such as America/New_York`],
  ]),
  [
    "products",
    { variants: [{ prices: { SEK: 99 } }, { prices: { SEK: 99, ABC: 1 } }] },
    {},
    ['variants[1].prices is "ABC", which is no ISO 4217 code such as USD'],
  ],
  [
    "products",
    { variants: [] },
    { attributes: { sort: ["a"], color: ["red"] } },
    ['attributes has a filter named "sort", a word that addresses of listings use for something else'],
  ],
  ["giftCards", { currency: "NOK" }, {}, []],
  ["shippingRates", rate, { currency: "SEK" }, []],
])("%s %j with %j: %j", (part, row, change, reasons) => {
  const found = valueReasons(part, { ...row, ...change } as never);
  expect(found.map((reason) => formatReason(reason, "en"))).toEqual(reasons);
});

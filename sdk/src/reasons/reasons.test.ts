import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toReason } from "../import/contractReasons.ts";
import { en } from "./en.ts";
import { formatReason, formatReasons } from "./formatReason.ts";
import { createReason, type Reason, type ReasonKey } from "./Reason.ts";

const root = new URL("../../..", import.meta.url).pathname;
const sources = globSync("{sdk,server,mocks}/**/*.ts", {
  cwd: root,
  exclude: (name) => /node_modules|\.test\.ts$|generated|dist$/.test(name),
}).map((file) => readFileSync(`${root}/${file}`, "utf8"));
const keys = Object.keys(en) as ReasonKey[];

/** A reason whose values are their own names, and whose list has one element. */
function sample(key: ReasonKey): Reason {
  const values: Record<string, unknown> = {};
  const named = new Proxy(values, {
    get(_, name: string) {
      values[name] = name === "variants" ? [{ name: "Lamp", currency: "USD" }] : `<${name}>`;
      return values[name];
    },
  });
  (en[key] as (values: object) => string)(named);
  return { key, values } as Reason;
}

test.each(keys)("%s has the same values in both languages", (key) => {
  const [english, french] = (["en", "fr"] as const).map((language) => formatReason(sample(key), language));
  const named = (text = "") => [...new Set(text.match(/<\w+>|Lamp|USD/g))].sort();
  expect(named(french)).toEqual(named(english));
  expect(`${english}${french}`).not.toMatch(/undefined|\[object/);
});

// A colon within a path, a ratio or an address has no space after it.
test.each(keys)("%s is set as French is", (key) => {
  const french = formatReason(sample(key), "fr");
  expect(french).not.toMatch(/'/);
  expect(french).not.toMatch(/[ \p{L}\d"><][!?;:%»](?=\s|$)|«(?!\u00a0)/u);
});

test("every reason is made somewhere, and every keyword by which rows are checked has one", () => {
  const made = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/createReason\((?=([^;]{0,120}))/g)].flatMap(
        ([, start = ""]) => start.match(/\w+(?=")/g) ?? [],
      ),
    ),
  );
  const rows = readFileSync(new URL("../generated/import/rows.js", import.meta.url), "utf8");
  const keywords = new Set([...rows.matchAll(/keyword:"(\w+)"/g)].map(([, keyword = ""]) => keyword));
  for (const keyword of keywords)
    made.add(toReason({ instancePath: "/a/0", keyword, params: { allowedValues: [1] } }).key);
  expect(keys.filter((key) => !made.has(key))).toEqual([]);
  expect(() => toReason({ instancePath: "", keyword: "const", params: {} })).toThrow("without a reason");
});

test("reasons may stand in others, and several are one text", () => {
  const link = createReason("linkToNoPage", {
    link: 'navigation[0] "Returns" (/pages/returns)',
    handle: "returns",
  });
  const reasons = [
    createReason("ofSite", { site: "closet", reason: link }),
    createReason("badType", { path: createReason("theRow"), type: "object" }),
  ];
  expect(formatReasons(reasons, "en")).toBe(
    'closet: navigation[0] "Returns" (/pages/returns): no page of this site has the handle "returns"; the row must be object',
  );
  expect(formatReasons(reasons, "fr")).toBe(
    'closet\u00a0: navigation[0] "Returns" (/pages/returns)\u00a0: aucune page de ce site n’a le handle "returns"\u00a0; la ligne doit être de type object',
  );
});

test.each<[Reason, string, string]>([
  [
    createReason("minimumAboveMaximum", { minimum: 60, maximum: 50 }),
    "minimum is 60, which is more than maximum, 50",
    "minimum est 60, qui est supérieur à maximum, 50",
  ],
  [
    createReason("missing", { path: "regions[0].currency" }),
    "regions[0].currency is missing",
    "regions[0].currency manque",
  ],
  [
    createReason("outOfLimit", { path: "price", comparison: ">=", limit: 0 }),
    "price must be >= 0",
    "price doit être >= 0",
  ],
  [
    createReason("tooShort", { path: "title", limit: 1 }),
    "title must NOT have fewer than 1 characters",
    "title doit avoir au moins 1 caractère",
  ],
  [
    createReason("tooManyItems", { path: "images", limit: 250 }),
    "images must NOT have more than 250 items",
    "images doit avoir au plus 250 éléments",
  ],
  [
    createReason("noDefaultLanguage", { path: "languages.supported", language: "fr" }),
    "languages.supported lacks fr, the default language",
    "languages.supported doit contenir fr, la langue par défaut",
  ],
  [
    createReason("unknownSite", { path: "site", site: "plus" }),
    'site is "plus", which is no site of the shop',
    'site est "plus", qui n’est pas un site de la boutique',
  ],
  [
    createReason("emptyRange", { path: "range.max", max: 50, min: 69 }),
    "range.max is 50, but must be more than range.min, 69",
    "range.max est 50, mais doit être supérieur à range.min, 69",
  ],
  [
    createReason("handleTaken", { handle: "halo", product: 100001 }),
    "handle halo is already that of product 100001",
    "handle halo est déjà celui du produit 100001",
  ],
  [
    createReason("compareAtOfNoPrice", { variant: 5, currency: "USD" }),
    "compare_at_price of variant 5 is read in USD, in which it has no price; compare_at_prices names currencies",
    "compare_at_price de la variante 5 se lit en USD, devise dans laquelle elle n’a pas de prix ; compare_at_prices nomme les devises",
  ],
  [
    createReason("keyOnLine", { label: "variant id", value: 5, line: 2 }),
    "variant id 5 is already that of the row on line 2",
    "id de variante 5 est déjà à la ligne 2",
  ],
  [
    createReason("noQuantities", { file: "some.csv", count: 1 }),
    "1 new variant is tracked, but some.csv has no quantities. Export the inventory as well, or say what they have: none, unlimited, or a count such as 10.",
    "1 nouvelle variante est suivie, mais some.csv n’a pas de quantités. Exportez aussi le stock, ou dites ce qu’il en est\u00a0: rien, illimité, ou un nombre comme 10.",
  ],
  [
    createReason("free", { variants: [{ name: "S", currency: "USD" }] }),
    "S costs 0 USD, which is refused unless products may be free",
    "S coûte 0 USD, ce qui est refusé tant que des produits ne peuvent pas être gratuits",
  ],
  [
    createReason("priceMoves", { variant: "lamp S", was: 59, is: 30, currency: "USD" }),
    "lamp S: 59 → 30 USD",
    "lamp S\u00a0: 59 → 30 USD",
  ],
  [
    createReason("pictureMissing", {
      url: "https://a.example/x.png",
      reason: createReason("pictureStatus", { status: 404 }),
    }),
    "https://a.example/x.png: the server answered 404",
    "https://a.example/x.png\u00a0: le serveur a répondu 404",
  ],
  [
    createReason("notCsv", { file: "a.csv", line: 3 }),
    "a.csv is not CSV: line 3, or a line above it, has a quotation mark in a wrong place.",
    "a.csv n’est pas du CSV\u00a0: la ligne 3, ou une ligne au-dessus, a un guillemet mal placé.",
  ],
])("%j", (reason, english, french) => {
  expect(formatReason(reason, "en")).toBe(english);
  expect(formatReason(reason, "fr")).toBe(french);
});

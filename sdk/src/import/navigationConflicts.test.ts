import { formatReason, formatReasons } from "@velours/sdk/import";
import type { Page, Site } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { navigationConflicts } from "./navigationConflicts.ts";

const targets = {
  collections: new Set(["books", "fiction", "dildos"]),
  pages: [{ handle: "returns" }, { handle: "visit", site: "outlet" }] as Page[],
  products: new Set([600001]),
};

const check = (...urls: string[]) => {
  const menu = urls.map((url) => ({ label: `to ${url}`, url }));
  const site = { code: "boutique", navigation: [{ label: "Home", url: "/", menu }] } as unknown as Site;
  return navigationConflicts([{ file: "sites.json", line: 1, rows: 1, value: site }], targets);
};

it.each([
  "/",
  "/books",
  "/books/fiction",
  "/fr/books?sort=new#top",
  "/sex-toys/dildos",
  "/sex-toys/top-picks",
  "/help",
  "/giveaway",
  "/giveaway/june",
  "/daily-deals/friday",
  "/pages/returns",
  "/product/600001/the-salt-road",
  "/books/the-salt-road-600001",
  "https://elsewhere.example/",
  "mailto:post@harbour.example",
])("takes an entry to %s", (url) => expect(check("/books", url)).toEqual([]));

it("refuses a home page that leads nowhere, with the words of each link", () => {
  const link = (url: string) => ({ label: `to ${url}`, url });
  const home: Site["home"] = {
    hero: link("/books"),
    campaigns: [{ hero: link("/dildos") }],
    categories: [link("/books"), link("/fiction")],
    rails: [{ ...link("/books?sort=new"), collection: "poetry" }],
    tiles: [link("/pages/returns"), link("/product/600002")],
  };
  const site = { code: "boutique", navigation: [link("/books")], home } as unknown as Site;
  const [refused] = navigationConflicts([{ file: "sites.json", line: 1, rows: 1, value: site }], targets);
  const sentences = refused?.reasons.map((reason) => formatReason(reason, "en"));
  expect(
    sentences?.map((sentence) => sentence.replace(/: it leads nowhere; an entry leads to .*/, "")),
  ).toEqual([
    'home "to /dildos" (/dildos)',
    'home "to /fiction" (/fiction)',
    'home "to /product/600002" (/product/600002): there is no product 600002',
    'home "to /books?sort=new": no collection has the handle "poetry"',
  ]);
});

const nowhere =
  "it leads nowhere; an entry leads to a page of the shop, to /{handle} or /{handle}/{handle} of its collections in small letters, or to an address with https://";
it.each([
  ["/sale", 'no collection has the handle "sale"'],
  ["/books/poetry", 'no collection has the handle "poetry"'],
  ["/home/fiction", 'no collection has the handle "home"'],
  ["/kink", 'no collection has the handle "kink"'],
  ["/pages/shipping", 'no page of this site has the handle "shipping"'],
  ["/pages/visit", 'no page of this site has the handle "visit"'],
  ["/product/7", "there is no product 7"],
  ["/books/halo-7", "there is no product 7"],
  ["/books/fiction/crime", nowhere],
  ["/Books", nowhere],
  ["/daily-deals", nowhere],
  ["/help/me", nowhere],
  ["books", nowhere],
  ["", nowhere],
])("refuses an entry to %j with its name and place", (url, problem) =>
  expect(
    check("/books", url).map(({ reasons, ...row }) => [row.file, row.line, formatReasons(reasons, "en")]),
  ).toEqual([["sites.json", 1, `navigation[0].menu[1] "to ${url}" (${url}): ${problem}`]]),
);

it("names every such entry of a site", () => expect(check("/sale", "/kink")[0]?.reasons).toHaveLength(2));

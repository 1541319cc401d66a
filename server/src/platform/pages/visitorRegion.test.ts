import type { Pages } from "@velours/sdk/shop";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import type { StaticFiles } from "./staticFiles.ts";

const pages: Pages = {
  fetch: async (_, { context: { country, french } }) =>
    new Response(`<p>${country} ${french}</p>`, { headers: { "content-type": "text/html" } }),
};
const shop = fixture(() =>
  openTestShop(createEmbeddedStore(), {
    build: { pages, files: { get: () => undefined, isHashed: () => false } as unknown as StaticFiles },
  }),
);

const read = async (url: string, cookie = "") => (await shop.app.inject({ url, headers: { cookie } })).body;

it.each([
  ["the site's first without a choice", "", "<p>US fr-FR</p>"],
  ["the one that was chosen", "boutique_region=GB", "<p>GB fr-FR</p>"],
  ["the site's first for one that it does not sell to", "boutique_region=AQ", "<p>US fr-FR</p>"],
])("a page is made for the region: %s", async (_, cookie, page) => {
  expect(await read("/", cookie)).toBe(page);
});

it("a site that sells to France alone has France's French from the first byte, and after it sells to Canada too", async () => {
  const { db } = shop.services.store;
  const sellTo = async (...countries: string[]) => {
    const regions = countries.map((country) => ({
      label: country,
      country,
      currency: "EUR",
      fulfillment: "EU",
    }));
    await sql`update sites set document = document || ${JSON.stringify({ regions })}::jsonb where code = 'boutique'`.execute(
      db,
    );
    await shop.services.sites.refresh();
  };
  await sellTo("FR");
  expect(await read("/fr/about")).toBe("<p>FR fr-FR</p>");
  await sellTo("FR", "CA");
  expect(await read("/fr/help")).toBe("<p>FR fr-CA</p>");
});

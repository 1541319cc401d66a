import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GiftCard, Promotion, Site } from "@velours/sdk/types";
import type { Block, Page } from "../Page.ts";

/** Codes, cards, members and products of the demo shop, from the files that mock and shop are filled with. */
export function testDataPage(repository: string): Page {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(repository, `server/data/demo/${name}.json`), "utf8"));
  const sandbox = readFileSync(join(repository, "openapi/docs/guides/87-sandbox.md"), "utf8");
  const products = read("products") as DemoProduct[];
  const promotions = read("promotions") as Promotion[];
  const cards = read("gift-cards") as GiftCard[];
  const sites = read("sites") as Site[];
  return {
    path: "guides/test-data",
    kind: "guide",
    title: "Test data",
    summary:
      "Test cards, promo codes, gift cards, members and products of the demo shop, which the mock and a new shop have in store.",
    blocks: [
      {
        kind: "prose",
        markdown:
          "The mock and a shop without data of its own hold the same demo shop. Take the names below as they are; letter case of a code does not matter.",
      },
      ...sandboxSection(sandbox, "Cards"),
      heading("Promo codes"),
      {
        kind: "table",
        head: ["Code", "Site", "Discount", "State"],
        rows: promotions.map(({ name, site, description, enabled, date_expired: end }) => [
          `\`${name}\``,
          site ?? "every site",
          description ?? "",
          describeState(enabled !== false, end ?? null),
        ]),
      },
      heading("Gift cards"),
      {
        kind: "table",
        head: ["Code", "Site", "Left"],
        rows: cards.map(({ code, site, amount_remaining: left, currency }) => [
          `\`${code}\``,
          site ?? "every site",
          left === 0
            ? "nothing: refused as [`giftCardExpended`](/errors/giftCardExpended)"
            : `${left} ${currency}`,
        ]),
      },
      ...sandboxSection(sandbox, "Members"),
      heading("Products"),
      { kind: "prose", markdown: `There are ${products.length} products. The first of each collection:` },
      {
        kind: "table",
        head: ["Collection", "Product", "Title"],
        rows: listFirsts(products).map(({ collection, id, title }) => [
          `\`${collection}\``,
          String(id),
          title,
        ]),
      },
      heading("Sites"),
      {
        kind: "prose",
        markdown: `Codes for \`getSite\` and the host's first label: ${sites.map(({ code }) => `\`${code}\``).join(", ")}.`,
      },
    ],
  };
}

interface DemoProduct {
  id: number;
  title: string;
  /** Their handles. */
  collections: readonly string[];
}

const heading = (text: string): Block => ({ kind: "heading", level: 2, text });

function describeState(isEnabled: boolean, end: number | null): string {
  if (!isEnabled) return "switched off: [`promotionUnavailable`](/errors/promotionUnavailable)";
  if (end === null) return "valid";
  const day = new Date(end * 1000).toISOString().slice(0, 10);
  return `ended on ${day}: [\`promotionExpired\`](/errors/promotionExpired)`;
}

/** The first product of each collection, in the order of the products. */
function listFirsts(products: readonly DemoProduct[]): { collection: string; id: number; title: string }[] {
  const firsts = new Map<string, { id: number; title: string }>();
  for (const { id, title, collections } of products)
    for (const collection of collections) if (!firsts.has(collection)) firsts.set(collection, { id, title });
  return [...firsts].map(([collection, product]) => ({ collection, ...product }));
}

/** A section of the guide to the sandbox, which owns what its services take. */
function sandboxSection(text: string, title: string): Block[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`The guide to the sandbox has no section "${title}".`);
  return [heading(title), { kind: "prose", markdown: section.slice(title.length).trim() }];
}

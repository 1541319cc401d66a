import type { Page } from "../Page.ts";

/** The guides of each reader, in the order they are read. */
const readers: readonly (readonly [title: string, guides: readonly string[]])[] = [
  [
    "Build a client",
    [
      "first-purchase",
      "sdk",
      "price-a-promo-code",
      "errors",
      "money",
      "pagination",
      "pictures",
      "sessions",
      "idempotency",
      "network",
      "events",
      "rate-limits",
      "queries",
      "other-generators",
      "versions",
      "changes",
    ],
  ],
  ["Work without a server", ["mock", "test-data"]],
  ["Implement the contract", ["your-own-stack", "conformance", "implementing-an-operation", "extensions"]],
  [
    "Run the shop",
    [
      "open-your-shop",
      "operating",
      "how-far",
      "deploy",
      "words-and-look",
      "configuration",
      "sandbox",
      "webhooks",
      "benchmarks",
    ],
  ],
];

/** The guides by reader. Throws where a guide has no reader, or a reader no guide. */
export function sortByReader(guides: readonly Page[]): { title: string; pages: Page[] }[] {
  const rest = new Map(guides.map((page) => [page.path, page]));
  const sorted = readers.map(([title, names]) => ({
    title,
    pages: names.map((name) => {
      const page = rest.get(`guides/${name}`);
      if (page === undefined)
        throw new Error(`There is no guide ${name}: correct openapi/docs/pages/readers.ts.`);
      rest.delete(page.path);
      return page;
    }),
  }));
  const [left] = rest.keys();
  if (left !== undefined) throw new Error(`Nobody reads ${left}: name it in openapi/docs/pages/readers.ts.`);
  return sorted;
}

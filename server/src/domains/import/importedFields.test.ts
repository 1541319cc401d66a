import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PartName } from "@velours/sdk/import";
import contract from "@velours/sdk/openapi.json" with { type: "json" };
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { type OperationName, routes } from "../../generated/operations.ts";
import { up } from "../../platform/store/migrations/0039_known_fields.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { fixture } from "../../testing/fixture.ts";
import * as data from "../../testing/shopData.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { type Call, openTestShop } from "../../testing/testShop.ts";
import { kinds } from "./kinds.ts";
import { readSource } from "./readSource.ts";
import { report } from "./report.ts";
import { type ImportResult, runImport } from "./runImport.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const named = contract.components.schemas as unknown as Record<string, Schema>;
const getName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

/** A schema with all that holds beside it. */
function flatten(schema: Schema): Schema[] {
  const beside = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.$ref !== undefined) beside.push(named[getName(schema.$ref)]!);
  return [schema, ...beside.flatMap(flatten)];
}

/** The schemas of a property; none when the contract does not name it. */
const childrenOf = (list: readonly Schema[], name: string): Schema[] => {
  const own = list.flatMap(({ properties }) => properties?.[name] ?? []);
  const values = list.flatMap(({ additionalProperties: each }) => (typeof each === "object" ? [each] : []));
  return (own.length > 0 ? own : values).flatMap(flatten);
};

const itemsOf = (list: readonly Schema[]) => list.flatMap(({ items }) => (items ? flatten(items) : []));

/** Value of an unknown property, to be looked for in answers. */
const mark = "leaked-by-an-answer";

/** A row with a property in every object that the contract does not name. */
function withUnknown(list: readonly Schema[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknown(itemsOf(list), item));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    withUnknown(childrenOf(list, name), each),
  ]);
  // An object that may have no others is refused, with the row.
  const isClosed = list.some(({ additionalProperties }) => additionalProperties === false);
  const isNamed = list.some(({ properties }) => properties) && childrenOf(list, "cost_price").length === 0;
  return { ...Object.fromEntries(entries), ...(isNamed && !isClosed && { cost_price: mark }) };
}

/** Paths of what an answer says and the contract does not name. */
function strangers(list: readonly Schema[], value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strangers(itemsOf(list), item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  if (!list.some(({ properties, additionalProperties }) => properties ?? additionalProperties)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const children = childrenOf(list, name);
    const place = `${path}.${name}`;
    const isOpen = list.some(({ additionalProperties }) => additionalProperties === true);
    if (children.length === 0) return isOpen ? [] : [place];
    return strangers(children, each, place);
  });
}

type Declared = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
const declared = Object.values(contract.paths as unknown as Record<string, Record<string, Declared>>)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId }) => operationId !== undefined);
const answerOf = (operation: OperationName): Schema =>
  declared.find(({ operationId }) => operationId === operation)!.responses["200"]!.content![
    "application/json"
  ]!.schema;

/** Names of the schemas that one refers to, through others too. */
function reach(schema: unknown, found = new Set<string>()): Set<string> {
  JSON.stringify(schema, (key, value) => {
    if (key === "$ref" && typeof value === "string" && !found.has(getName(value))) {
      found.add(getName(value));
      reach(named[getName(value)], found);
    }
    return value;
  });
  return found;
}

/** Operations whose answers are made of imported rows; a merchant's show the whole row, to be edited. */
const answering = declared
  .filter(({ operationId }) => !routes[operationId as OperationName].url.startsWith("/merchant/"))
  .filter(({ responses }) => kinds.some(({ schema }) => reach(responses["200"]).has(schema)))
  .map(({ operationId }) => operationId as OperationName);

const calls: Partial<Record<OperationName, Call[]>> = {
  getSite: ["boutique", "admin"].map((site) => ({ params: { site } })),
  getPage: data.pages.slice(0, 1).map(({ handle }) => ({ params: { handle } })),
  listProducts: [{ query: "limit=100" }, { query: "limit=100&configuration[language]=fr" }],
  getProduct: data.products
    .filter(({ enabled, prices }) => enabled !== false && prices.USD !== undefined)
    .map(({ id }) => ({ params: { id } })),
  listReviews: [{ params: { id: data.reviews[0]!.product_id! } }],
  getCollection: data.collections.map(({ handle }) => ({ params: { collection: handle } })),
  getPromotion: [{ params: { code: "WELCOME15" }, query: "configuration[language]=fr" }],
  getGiftCard: [{ params: { code: data.giftCards[0]!.code } }],
  listNotifications: [{}, { query: "configuration[language]=fr" }],
  listCampaigns: [{ query: "zones=38,46,47" }],
  getCampaignPage: data.campaignPages.map(({ kind, handle }) => ({ params: { kind, handle } })),
};

describe("an import with a property in every object that the contract does not name", () => {
  let result: ImportResult;
  const shop = fixture(() => openTestShop(createEmbeddedStore()));
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "velours-fields-"));
    const rows = data as unknown as Record<PartName, unknown[] | undefined>;
    const document = Object.fromEntries(
      kinds.map(({ name, schema }) => [
        name,
        (rows[name] ?? []).map((row) => withUnknown(flatten(named[schema]!), row)),
      ]),
    );
    await writeFile(join(folder, "shop.json"), JSON.stringify(document));
    result = await runImport(shop.services.store, await readSource(join(folder, "shop.json")), {
      skipBad: false,
      sources: ["boutique"],
      allowFree: true,
    });
    await rm(folder, { recursive: true });
  });

  test("is taken, and its report counts what was left out", () => {
    expect(result.bad).toEqual([]);
    const count = data.products.flatMap(({ variants }) => variants).length;
    expect(result.unknown.products?.get("variants[].cost_price")).toBe(count);
    expect(report(result)).toMatch(
      /^Fields of products that the contract does not name, left out: .*variants\[\]\.cost_price \(\d+\)/,
    );
  });

  test("leaves nothing of them in the store", async () => {
    const { db } = shop.services.store;
    const tables = ["products", "collections", "promotions", "sites", "pages", "notifications"] as const;
    for (const table of [...tables, "campaigns", "campaign_pages", "upsell_offers"] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(mark);
  });

  test.each(answering)(
    "%s answers what the contract names, and nothing that is for imports only",
    async (name) => {
      const asked = calls[name] ?? [];
      expect(asked, `name a request of ${name} above`).not.toEqual([]);
      for (const call of asked) {
        const { status, body, text } = await shop.call(name, call);
        expect([name, call, status]).toEqual([name, call, 200]);
        expect(text).not.toContain(mark);
        expect(strangers(flatten(answerOf(name)), body)).toEqual([]);
      }
    },
  );

  test("of an earlier version is taken out of the store by an upgrade, with a new revision", async () => {
    const { db } = shop.services.store;
    const dirty = sql`jsonb_set(document || '{"cost_price": 3}', '{variants,0,cost}', '2')`;
    await sql`update products set document = ${dirty} where id = 1`.execute(db);
    await sql`update sites set document = document || '{"supplier": "x"}'`.execute(db);
    const read = async () => {
      const products = await db.selectFrom("products").select(["id", "document", "revision"]).execute();
      const { rows: sites } = await sql`select document from sites`.execute(db);
      return { revisions: products.map(({ revision }) => revision), text: JSON.stringify([products, sites]) };
    };
    const before = await read();
    expect(before.text).toMatch(/"cost_price":3.*"supplier"/);
    await inTransaction(db, up);
    const after = await read();
    expect(after.text).not.toMatch(/cost_price|"cost"|supplier/);
    expect(Math.min(...after.revisions)).toBeGreaterThan(Math.max(...before.revisions));
    await inTransaction(db, up);
    expect((await read()).revisions).toEqual(after.revisions);
  });

  test("all of them can be asked", () => {
    expect(answering.length).toBeGreaterThan(10);
    for (const name of answering) expect(routes[name].method).toBe("GET");
  });
});

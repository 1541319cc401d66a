import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOperation, resolved, type Schema } from "../../openapi/conformance/contract/document.ts";
import { replaced } from "../../openapi/conformance/fuzz/paths.ts";
import { type OperationName, routes } from "../src/generated/operations.ts";
import { address, checkoutBody } from "../src/testing/checkoutBody.ts";
import { type SignedIn, signIn } from "../src/testing/signIn.ts";
import { createStore } from "../src/testing/stores.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import { repetitions } from "./repetitions.ts";
import { takesCarts } from "./takesCarts.ts";

/** The Big List of Naughty Strings: https://github.com/minimaxir/big-list-of-naughty-strings */
const naughty = createRequire(import.meta.url)("big-list-of-naughty-strings") as string[];
/** Of the list, how many each field gets; whole in turns, so that all are sent to some field. */
const each = repetitions(naughty.length, 4);

/** Names of people that forms tend to refuse, or programs to take for something else. */
const names = [
  "Null",
  "undefined",
  "True",
  "NaN",
  "Constructor",
  "O’Brien",
  "D'Arcy-O'Neill",
  "van der Berg",
  "Ng",
  "X Æ A-12",
  "Núñez de Balboa",
  "Jean-Luc",
  "José María",
  "Þórður Ævarsson",
  "Łukasz Żółć",
  "Đặng Thị Ánh",
  "İbrahim",
  "Ωνάσης",
  "Иван Ильич",
  "李小龙",
  "さくら",
  "김철수",
  "محمد علي",
  "יוסף",
  "अनुष्का",
  "Keihanaikukauakahihuliheekahaunaele",
  "Jr., Esq.",
  "Test",
  "Select",
  "Drop Table",
];

/** Places of a body where its schema has text. */
function textPaths(schema: Schema, depth = 0): string[][] {
  const whole = resolved(schema);
  if (depth > 6 || "const" in whole || "enum" in whole) return [];
  const types = [whole.type ?? []].flat() as string[];
  const found: string[][] = types.includes("string") ? [[]] : [];
  for (const [name, part] of Object.entries((whole.properties ?? {}) as Record<string, Schema>))
    found.push(...textPaths(part, depth + 1).map((path) => [name, ...path]));
  if (whole.items !== undefined)
    found.push(...textPaths(whole.items as Schema, depth + 1).map((path) => ["0", ...path]));
  for (const choice of [whole.oneOf, whole.anyOf, whole.allOf].flat() as (Schema | undefined)[])
    if (choice !== undefined) found.push(...textPaths(choice, depth));
  return [...new Map(found.map((path) => [path.join("."), path])).values()];
}

describe("nasty texts in every field that takes text", () => {
  let shop: TestShop;
  let member: SignedIn | undefined;
  let [sent, turn] = [0, 0];
  const counts: Record<number, number> = {};
  beforeAll(async () => {
    shop = await openTestShop(await createStore("filled"));
    await shop.services.store.db.updateTable("stock").set({ quantity: 1_000_000 }).execute();
  });
  afterAll(() => {
    console.log(`${sent} nasty texts: no 5xx, none outside the contract; ${JSON.stringify(counts)}`);
    return shop.close();
  });

  async function send(operation: OperationName, more: { body?: unknown; params?: object; query?: string }) {
    member ??= await signIn(shop);
    if (sent++ % 10 === 0) await shop.services.store.db.deleteFrom("rate_limits").execute();
    if (operation === "submitCheckout") await shop.services.store.db.deleteFrom("failed_payments").execute();
    const params = Object.fromEntries(
      getOperation(operation)
        .parameters.filter((parameter) => parameter.in === "path")
        .map((parameter) => [
          parameter.name,
          parameter.name === "id" ? String(member?.user.id) : String(createExample(parameter.schema)),
        ]),
    );
    // `call` holds the answer against the contract.
    const { status, headers } = await shop.call(operation, {
      ...(more as { body?: unknown; query?: string }),
      params: { ...params, ...more.params },
      headers: {
        ...member.headers,
        ...(more.body === undefined ? {} : { "content-type": "application/json" }),
      },
    });
    if (headers["x-session-validation"] === "invalid") member = undefined;
    expect(status).toBeLessThan(500);
    counts[status] = (counts[status] ?? 0) + 1;
    return status;
  }

  const some = () => Array.from({ length: each }, () => naughty[turn++ % naughty.length] as string);

  test.each(Object.keys(routes) as OperationName[])("%s", async (operation) => {
    const { parameters, body, examples } = getOperation(operation);
    const base = takesCarts.has(operation) ? () => checkoutBody() : () => examples[0] ?? {};
    for (const path of body === undefined ? [] : textPaths(body))
      for (const text of some()) await send(operation, { body: replaced(base(), path, text) });
    for (const { name, in: place, schema } of parameters) {
      const usual = body === undefined ? {} : { body: base() };
      for (const text of some()) {
        // The sandbox's own way to a 500 (S8), and what no address can say.
        if (text === "" || text === "." || text === ".." || !text.isWellFormed()) continue;
        if (place === "path") await send(operation, { ...usual, params: { [name]: text } });
        const [first] = place === "query" ? [[], ...textPaths(schema)].slice(-1) : [];
        if (first === undefined) continue;
        const key = first.reduce((whole, part) => `${whole}[${part}]`, name);
        await send(operation, { ...usual, query: `${encodeURIComponent(key)}=${encodeURIComponent(text)}` });
      }
    }
  });

  test.each(names)("a person may be called %s", async (name) => {
    const called = { ...address, firstname: name, lastname: name };
    const body = checkoutBody({ user: { address: { shipping: called, billing: called } } });
    expect(await send("submitCheckout", { body })).toBe(200);
  });
});

function createExample(schema: Schema): unknown {
  const { examples, enum: values, default: usual } = resolved(schema) as Record<string, unknown[]>;
  return examples?.[0] ?? values?.[0] ?? usual ?? "1";
}

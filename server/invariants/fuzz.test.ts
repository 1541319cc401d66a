import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OperationName, operations } from "../src/generated/operations.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { ids } from "../src/testing/shopData.ts";
import { type SignedIn, signIn } from "../src/testing/signIn.ts";
import { createEmbeddedStore } from "../src/testing/stores.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import {
  formatQuery,
  formatText,
  getAt,
  getOperationParts,
  listPaths,
  replaced,
  resolved,
  type Schema,
  takesCarts,
} from "./contractParts.ts";
import { repetitions } from "./repetitions.ts";

/** How many requests each operation gets; all together at least 200,000. */
const runs = repetitions(((200_000 / Object.keys(operations).length) | 0) + 1, 300);

/** Texts people have, and texts people try. */
const texts = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "Björk Guðmundsdóttir",
    "O'Neil; drop table orders",
    "李小龙",
    "محمد علي",
    "zero\u200bwidth\u202e",
    "a\0b",
    "\ud800",
    "x\r\nset-cookie: a=b",
    "<script>alert(1)</script>",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "WELCOME15",
    "ada+429@example.com",
    "or:US,INTL",
    "USD",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constant("x".repeat(5_000)),
);
const numbers = fc.oneof(
  fc.constantFrom(0, -1, 1, 0.1, 1e21, 1e300, 2 ** 31, 2 ** 53, 2 ** 63, ids.halo.violet, ids.gift.variant),
  fc.integer(),
  fc.double({ noNaN: true }),
);
/** A value that has nothing to do with what was asked for. */
const anything = fc.oneof(
  { maxDepth: 3 },
  texts,
  numbers,
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[[[]]]], { id: null }, JSON.parse('{"__proto__":{"a":1},"toString":1}')),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly what the schema asks for, now and then something else. */
function toArbitrary(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const right = toValidArbitrary(resolved(schema), depth);
  return depth === 0 ? right : fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function toValidArbitrary(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 8) return fc.constant(null);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => toArbitrary(choice, depth + 1)));
  const types = [schema.type ?? "object"].flat() as string[];
  return fc.oneof(...types.map((type) => typed(type, schema, depth)));
}

function typed(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  const example = (fallback: fc.Arbitrary<unknown>) =>
    examples.length === 0
      ? fallback
      : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: fallback });
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "string") return example(texts);
  if (type === "integer") return example(fc.oneof(fc.integer({ min: 0, max: 100 }), numbers));
  if (type === "number") return example(numbers);
  if (type === "array")
    return fc.array(toArbitrary((schema.items ?? {}) as Schema, depth + 1), { maxLength: 4 });
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const record = Object.fromEntries(properties.map(([name, part]) => [name, toArbitrary(part, depth + 1)]));
  return fc.record(record, { requiredKeys: required.filter((name) => name in record) as never[] });
}

/** A body that would be taken (a checkout that would be paid, an example of the contract), with one thing put in its place. */
const almost = (body: unknown) =>
  fc
    .tuple(fc.constantFrom(...listPaths(body)), fc.nat(4))
    .chain(([path, die]) =>
      (die > 0 ? toVariation(getAt(body, path)) : anything).map((value) => ({ path, value })),
    )
    .map(({ path, value }) => replaced(body, path, value));

/** Another value of the same type. */
function toVariation(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === "string") return texts;
  return typeof value === "number" ? numbers : anything;
}

describe("a fuzzer from the contract: no 5xx, and no answer outside the contract", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore());
    await shop.services.store.db.updateTable("stock").set({ quantity: 1_000_000 }).execute();
  });
  afterAll(() => {
    // What was sent as `__proto__` is in no object that did not ask for it.
    expect([({} as { a?: number }).a, typeof {}.toString]).toEqual([undefined, "function"]);
    console.log(`${requests} requests from the contract: no 5xx, none outside it; ${JSON.stringify(all)}`);
    return shop.close();
  });

  /** A request whose session has ended signs in again, as another member. */
  let member: SignedIn | undefined;
  let requests = 0;
  const all: Record<number, number> = {};

  test.each(Object.keys(operations) as OperationName[])("%s", async (operation) => {
    const { parameters, body, examples } = getOperationParts(operation);
    const parts = fc.record(
      Object.fromEntries(
        parameters.map((parameter) => [
          `${parameter.in} ${parameter.name}`,
          toArbitrary(parameter.schema, 1),
        ]),
      ),
      {
        requiredKeys: parameters
          .filter((parameter) => parameter.in === "path")
          .map((parameter) => `path ${parameter.name}`) as never[],
      },
    );
    const bodies =
      body === undefined
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 3, arbitrary: toArbitrary(body, 0) },
            { weight: 1, arbitrary: anything },
            takesCarts.has(operation)
              ? { weight: 8, arbitrary: fc.constant(null).chain(() => almost(checkoutBody())) }
              : { weight: 2, arbitrary: fc.constantFrom(...examples).chain(almost) },
          );
    const statuses = new Map<number, number>();
    let beyond = 0;
    await fc.assert(
      fc.asyncProperty(parts, bodies, fc.nat(3), async (values, payload, die) => {
        const query: string[] = [];
        const params: Record<string, string> = {};
        for (const [name, value] of Object.entries(values)) {
          const [place, key = ""] = name.split(" ", 2);
          if (place === "query") query.push(...formatQuery(key, value));
          if (place === "path") params[key] = formatText(value).toWellFormed();
        }
        // The sandbox's own way to a 500 (S8).
        if (params.id === "broken") return;
        member ??= await signIn(shop);
        if (die > 1 && operations[operation].url.startsWith("/users/:id")) params.id = String(member.user.id);
        if (requests++ % 20 === 0) await shop.services.store.db.deleteFrom("rate_limits").execute();
        // Or every checkout after the fifth wrong one is refused for that alone (CA-55).
        if (operation === "submitCheckout")
          await shop.services.store.db.deleteFrom("failed_payments").execute();
        // `call` holds the answer against the contract.
        const { status, headers, text } = await shop.call(operation, {
          params,
          ...(query.length === 0 ? {} : { query: query.join("&") }),
          ...(payload === undefined ? {} : { body: payload }),
          headers: {
            ...(payload === undefined ? {} : { "content-type": "application/json" }),
            ...(die > 0 ? member.headers : {}),
          },
        });
        if (headers["x-session-validation"] === "invalid") member = undefined;
        all[status] = (all[status] ?? 0) + 1;
        expect(status).toBeLessThan(500);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 400 || !text.includes('"validationError"')) beyond++;
      }),
      { numRuns: runs, seed: 20_261_121 },
    );
    // It was no fuzzing when every request was refused at the door.
    expect(beyond).toBeGreaterThan(0);
    if (takesCarts.has(operation)) expect(statuses.get(200)).toBeGreaterThan(runs / 20);
  });
});

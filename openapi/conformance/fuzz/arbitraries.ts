import fc from "fast-check";
import { resolved, type Schema } from "../contract/document.ts";
import { getAt, listPaths, replaced } from "./paths.ts";

/** Values that an implementation knows, so that a fuzz gets beyond the first check. */
export interface KnownValues {
  texts: readonly string[];
  numbers: readonly number[];
}

/** Texts people have, and texts people try. */
const awkward = [
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
  "or:US,INTL",
  "USD",
];

/** Requests of a contract's schemas: mostly what they ask for, now and then something else. */
export function createArbitraries(values: KnownValues) {
  const texts = fc.oneof(
    fc.constantFrom(...awkward, ...values.texts),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constant("x".repeat(5_000)),
  );
  const numbers = fc.oneof(
    fc.constantFrom(0, -1, 1, 0.1, 1e21, 1e300, 2 ** 31, 2 ** 53, 2 ** 63, ...values.numbers),
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

  function toArbitrary(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
    const right = toValidArbitrary(resolved(schema), depth);
    return depth === 0
      ? right
      : fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anything });
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
        : fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...examples) },
            { weight: 1, arbitrary: fallback },
          );
    if (type === "null") return fc.constant(null);
    if (type === "boolean") return fc.boolean();
    if (type === "string") return example(texts);
    if (type === "integer") return example(fc.oneof(fc.integer({ min: 0, max: 100 }), numbers));
    if (type === "number") return example(numbers);
    if (type === "array")
      return fc.array(toArbitrary((schema.items ?? {}) as Schema, depth + 1), { maxLength: 4 });
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    const required = (schema.required ?? []) as string[];
    const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
      properties.map(([name, part]) => [name, toArbitrary(part, depth + 1)]),
    );
    return fc.record(record, { requiredKeys: required.filter((name) => name in record) });
  }

  /** A body that would be taken, with one thing put in its place. */
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

  return { anything, toArbitrary, almost };
}

import { type Contract, follow, type Operation } from "../contract.ts";
import { name } from "../examples/literal.ts";
import type { Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";
import { bodyValidator, querySchema, queryValidator } from "./requestSchemas.ts";

const CURRENCY = "#/components/schemas/Currency";

/**
 * Where requests of shoppers name a currency, by the validator of the part. Merchants' requests are left out: they may
 * price goods in a currency before a site sells in it.
 */
export function emitCurrencyFields({ document, operations }: Contract): Files {
  /** Paths of one part; `*` is each item of a list. */
  function find(schema: Schema | undefined, path: readonly string[], within: readonly string[]): string[] {
    if (schema === undefined) return [];
    if (schema.$ref !== undefined) {
      if (schema.$ref === CURRENCY) return [path.join(".")];
      if (within.includes(schema.$ref)) return [];
      return find(follow<Schema>(document, schema), path, [...within, schema.$ref]);
    }
    const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema;
    return [
      ...Object.entries(properties).flatMap(([key, value]) => find(value, [...path, key], within)),
      ...(items && !Array.isArray(items) ? find(items as Schema, [...path, "*"], within) : []),
      ...[...oneOf, ...anyOf, ...allOf].flatMap((each) => find(each, path, within)),
    ];
  }

  const parts = (operation: Operation): [string, Schema | undefined][] => [
    [queryValidator(operation), querySchema(operation)],
    [bodyValidator(operation), operation.body?.schema],
  ];
  const rows = operations
    .filter(({ scopes }) => scopes === null)
    .flatMap(parts)
    .map(([part, schema]) => [part, [...new Set(find(schema, [], []))]] as const)
    .filter(([, paths]) => paths.length > 0)
    .map(([part, paths]) => `  ${name(part)}: ${JSON.stringify(paths)},\n`);
  return [
    [
      "sdk/src/generated/requests/currencyFields.ts",
      `${HEADER}/** Where each part of a shopper's request names a currency. */
export const currencyFields: Readonly<Record<string, readonly string[]>> = {
${rows.join("")}};
`,
    ],
  ];
}

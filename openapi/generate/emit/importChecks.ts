import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Contract } from "../contract.ts";
import { countCharacters } from "../countCharacters.ts";
import { inline } from "../examples/literal.ts";
import { formats } from "../formats.ts";
import { mapSchema, type Schema, withoutAnnotations } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** The schema of each kind of row that an import takes. */
const schemasOfRows = [
  "Product",
  "Review",
  "Collection",
  "Promotion",
  "GiftCard",
  "ShippingRateRow",
  "TaxRateRow",
  "Site",
  "Page",
  "Notification",
  "Campaign",
  "CampaignPage",
  "UpsellOffer",
];

/** Validators of imported rows, with the keywords and parameters of Ajv's errors, and the fields that the contract names in them. */
export function emitImportChecks({ document }: Contract): Files {
  const { schemas } = document.components;
  const rows = schemasOfRows.filter((name) => schemas[name] !== undefined);
  const reached = reach(rows, schemas);
  return [
    ["sdk/src/generated/import/rows.js", HEADER + compileRows(rows, reached)],
    [
      "sdk/src/generated/import/rows.d.ts",
      `${HEADER}import type { RowCheck } from "../../import/contractReasons.ts";\n${rows
        .map((name) => `export declare const ${name}: RowCheck;\n`)
        .join("")}`,
    ],
    [
      "sdk/src/generated/import/fields.ts",
      `${HEADER}import type { FieldSchema } from "../../import/createFieldFilter.ts";\n\nexport const fields: readonly FieldSchema[] = ${inline(
        Object.entries(reached).map(([name, schema]) => ({ $id: name, ...onlyFields(schema) })),
      )};\n`,
    ],
  ];
}

/** The schemas of rows and all they refer to, without words; references are names. */
function reach(rows: readonly string[], components: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const add = (name: string): void => {
    const schema = components[name];
    if (schema === undefined) throw new Error(`No schema is called ${name}`);
    if (found[name]) return;
    const names: string[] = [];
    found[name] = mapSchema(withoutAnnotations(schema), ({ discriminator, ...rest }) => {
      if (rest.$ref === undefined) return rest;
      const $ref = rest.$ref.replace("#/components/schemas/", "");
      names.push($ref);
      return { ...rest, $ref };
    });
    for (const each of names) add(each);
  };
  for (const name of rows) add(name);
  return found;
}

function compileRows(rows: readonly string[], schemas: Record<string, Schema>): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    // Written out at each reference, schemas that many share would be most of the bytes.
    inlineRefs: 3,
    // Reasons are written from the keywords and their parameters, in the language of who reads them.
    messages: false,
    formats,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  // Both only add code: the contract has neither unevaluatedProperties nor dynamic references.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const code = countCharacters(standalone.default(ajv, Object.fromEntries(rows.map((name) => [name, name]))))
    .replace('"use strict";', "")
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, "");
  const wrappers = [...code.matchAll(/const (wrapper\d+) = \{validate: (validate\d+)\};/g)];
  const runtime = /require\("([^"]+)"\)/.exec(code)?.[1];
  if (runtime) throw new Error(`A row needs ${runtime} at run time: avoid uniqueItems in what is imported.`);
  // Functions are hoisted. Ajv's wrappers of recursive ones keep bundlers from dropping the rows that a page does not check.
  const direct = wrappers.reduce(
    (text, [whole, wrapper, validate]) =>
      text.replace(whole, "").replaceAll(`${wrapper}.validate`, validate ?? ""),
    code,
  );
  return `${direct.trim()}\n`;
}

const naming = new Set([
  ...["$ref", "properties", "additionalProperties", "items", "allOf", "anyOf", "oneOf", "then", "else"],
]);

const onlyFields = (schema: Schema): Schema =>
  mapSchema(schema, (each) => Object.fromEntries(Object.entries(each).filter(([key]) => naming.has(key))));

import { byCaller, type Contract, follow, type Operation } from "../contract.ts";
import { defaultText, LIMITS, PLAIN_TEXTS } from "../defaultTexts.ts";
import type { ErrorFile } from "../errors.ts";
import { inline, name } from "../examples/literal.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { eachSchema, type Message, type Schema } from "../schema.ts";
import { errorsByCaller } from "./catalogue.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** A file for each language: the texts of every reference, and those of fields by their English. */
export function emitTexts(contract: Contract): Files {
  return [
    ["sdk/src/generated/texts.en.ts", writeErrors(contract, "en")],
    ["sdk/src/generated/texts.fr.ts", `${writeErrors(contract, "fr")}${writeFields(contract)}`],
  ];
}

function writeErrors(contract: Contract, language: "en" | "fr"): string {
  const { shop, merchant } = errorsByCaller(contract);
  const rows = (errors: readonly ErrorFile[]) =>
    errors
      .map(({ reference, messages }) => {
        const texts = messages.map((message) => ({ for: message.for, text: message[language] }));
        return `  ${name(reference)}: ${inline(texts)},\n`;
      })
      .join("");
  return `${HEADER}import type { catalogue, ErrorTexts, merchantCatalogue } from "./errors.ts";

export const errors: ErrorTexts<keyof typeof catalogue> = {
${rows(shop)}};

export const merchantErrors: ErrorTexts<keyof typeof merchantCatalogue> = {
${rows(merchant)}};
`;
}

/** Only what is said of nothing but a merchant's input is left out of the shop's. */
function writeFields({ document, operations }: Contract): string {
  const { shop, merchant } = byCaller(operations);
  const ofMerchants = listInputSchemas(document, merchant);
  for (const schema of listInputSchemas(document, shop)) ofMerchants.delete(schema);
  const others = Object.values(document.components.schemas).filter((schema) => !ofMerchants.has(schema));
  const shops = listTexts([...others, ...listInputSchemas(document, shop)]);
  for (const { en, fr } of PLAIN_TEXTS) shops.set(en, fr);
  const merchants = listTexts(ofMerchants);
  for (const text of shops.keys()) merchants.delete(text);
  const rows = (texts: ReadonlyMap<string, string>) =>
    [...texts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([en, fr]) => `  ${JSON.stringify(en)}: ${JSON.stringify(fr)},\n`)
      .join("");
  return `
/** Every text of a field, by its English. */
export const fields: Readonly<Record<string, string>> = {
${rows(shops)}};

/** Texts of fields that only merchants send, by their English. */
export const merchantFields: Readonly<Record<string, string>> = {
${rows(merchants)}};
`;
}

/** The schemas of what these operations are sent, with those that they refer to. */
function listInputSchemas(document: OpenApiDocument, operations: readonly Operation[]): Set<Schema> {
  const found = new Set<Schema>();
  const add = (input: Schema): void => {
    if (found.has(input)) return;
    found.add(input);
    eachSchema(input, ({ $ref }) => {
      if ($ref !== undefined) add(follow<Schema>(document, { $ref }));
    });
  };
  for (const { parameters, body } of operations) {
    for (const { schema } of parameters) add(schema);
    if (body) add(body.schema);
  }
  return found;
}

function listTexts(schemas: Iterable<Schema>): Map<string, string> {
  const found = new Map<string, string>();
  const add = ({ en, fr }: Message) => found.set(en, fr);
  for (const schema of schemas) {
    eachSchema(schema, (schema) => {
      for (const keyword of LIMITS) if (keyword in schema) add(defaultText(keyword, schema));
      for (const message of Object.values(schema["x-messages"] ?? {})) add(message);
      for (const texts of Object.values(schema["x-rule"]?.messages ?? {})) Object.values(texts).forEach(add);
    });
  }
  return found;
}

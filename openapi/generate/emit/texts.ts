import type { Contract } from "../contract.ts";
import { defaultText, LIMITS, PLAIN_TEXTS } from "../defaultTexts.ts";
import { eachSchema, type Message } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER, literal, name } from "./header.ts";

/** A file for each language: the texts of every reference, and those of fields by their English. */
export function emitTexts(contract: Contract): Files {
  const fields = [...listFieldTexts(contract)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = fields.map(([en, fr]) => `  ${JSON.stringify(en)}: ${JSON.stringify(fr)},\n`);
  return [
    ["sdk/src/generated/texts.en.ts", `${HEADER}${errorTexts(contract, "en")}`],
    [
      "sdk/src/generated/texts.fr.ts",
      `${HEADER}${errorTexts(contract, "fr")}
/** Every text of a field, by its English. */
export const fields: Readonly<Record<string, string>> = {
${rows.join("")}};
`,
    ],
  ];
}

function errorTexts({ errors }: Contract, language: "en" | "fr"): string {
  const rows = errors.map(({ reference, messages }) => {
    const texts = messages.map((message) => ({ for: message.for, text: message[language] }));
    return `  ${name(reference)}: ${literal(texts)},\n`;
  });
  return `import type { ErrorTexts } from "./errors.ts";

export const errors: ErrorTexts = {
${rows.join("")}};
`;
}

function listFieldTexts({ document, operations }: Contract): Map<string, string> {
  const found = new Map<string, string>();
  const add = ({ en, fr }: Message) => found.set(en, fr);
  const schemas = [
    ...Object.values(document.components.schemas),
    ...operations.flatMap((operation) => [
      ...operation.parameters.map(({ schema }) => schema),
      ...(operation.body ? [operation.body.schema] : []),
    ]),
  ];
  for (const text of PLAIN_TEXTS) add(text);
  for (const schema of schemas) {
    eachSchema(schema, (schema) => {
      for (const keyword of LIMITS) if (keyword in schema) add(defaultText(keyword, schema));
      for (const message of Object.values(schema["x-messages"] ?? {})) add(message);
      for (const texts of Object.values(schema["x-rule"]?.messages ?? {})) Object.values(texts).forEach(add);
    });
  }
  return found;
}

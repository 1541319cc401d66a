import type { Contract } from "../contract.ts";
import { DEFAULT_TEXTS } from "../defaultTexts.ts";
import { eachSchema, type Message } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** English field texts and their French, for answers that arrive in English. */
export function emitTranslations({ document, operations }: Contract): Files {
  const found = new Map<string, string>();
  const add = ({ en, fr }: Message) => found.set(en, fr);
  const schemas = [
    ...Object.values(document.components.schemas),
    ...operations.flatMap((operation) => [
      ...operation.parameters.map(({ schema }) => schema),
      ...(operation.body ? [operation.body.schema] : []),
    ]),
  ];
  for (const text of DEFAULT_TEXTS) add(text);
  for (const schema of schemas) {
    eachSchema(schema, (schema) => {
      for (const message of Object.values(schema["x-messages"] ?? {})) add(message);
      for (const texts of Object.values(schema["x-rule"]?.messages ?? {})) Object.values(texts).forEach(add);
    });
  }
  const rows = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([en, fr]) => `  ${JSON.stringify(en)}: ${JSON.stringify(fr)},\n`);
  return [
    [
      "sdk/src/generated/translations.ts",
      `${HEADER}/** French of every field text; \`{limit}\` stands for a number. */\nexport const translations: Record<string, string> = {\n${rows.join("")}};\n`,
    ],
  ];
}

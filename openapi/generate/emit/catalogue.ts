import type { Contract } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER, literal, name } from "./header.ts";

/** Every error reference with its status and texts, and which operation may answer which. */
export function emitCatalogue({ errors, operations }: Contract): Files {
  const rows = errors.map(
    ({ reference, status, retry, messages, summary }) =>
      `  /** ${summary} */\n  ${name(reference)}: { status: ${status}, retry: ${retry === true}, messages: ${literal(
        messages.map((message) => ({ for: message.for, en: message.en, fr: message.fr })),
      )} },\n`,
  );
  const answered = operations.map(({ id, errors: references }) => `  ${id}: ${literal(references)},\n`);
  return [
    [
      "sdk/src/generated/errors.ts",
      `${HEADER}/** Every error reference: status, whether repeating the same call may help, and its texts. */
export const catalogue = {
${rows.join("")}} as const;

/** The references each operation may answer. */
export const references = {
${answered.join("")}} as const;
`,
    ],
  ];
}

import type { Contract } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER, literal, name } from "./header.ts";

/** Every error reference with its status, and which operation may answer which. */
export function emitCatalogue({ errors, operations }: Contract): Files {
  const rows = errors.map(
    ({ reference, status, retry, summary }) =>
      `  /** ${summary} */\n  ${name(reference)}: { status: ${status}, retry: ${retry === true} },\n`,
  );
  const answered = operations.map(({ id, errors: references }) => `  ${id}: ${literal(references)},\n`);
  return [
    [
      "sdk/src/generated/errors.ts",
      `${HEADER}/** Every error reference: status, and whether repeating the same call may help. */
export const catalogue = {
${rows.join("")}} as const;

/** The texts of every reference in a language, in the same order in each; those with \`for\` are for its cases alone. */
export type ErrorTexts = Readonly<
  Record<keyof typeof catalogue, readonly { readonly for?: readonly string[]; readonly text: string }[]>
>;

/** The references each operation may answer. */
export const references = {
${answered.join("")}} as const;
`,
    ],
  ];
}

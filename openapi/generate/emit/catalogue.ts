import { byCaller, type Contract, type Operation } from "../contract.ts";
import type { ErrorFile } from "../errors.ts";
import { inline, name } from "../examples/literal.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** Error references with their statuses, and which operation may answer which: the shop's, and those of merchants alone. */
export function emitCatalogue({ errors, operations }: Contract): Files {
  const { shop, merchant } = byCaller(operations);
  const own = errorsByCaller({ errors, operations });
  const rows = (errors: readonly ErrorFile[]) =>
    errors
      .map(
        ({ reference, status, retry, summary }) =>
          `  /** ${summary} */\n  ${name(reference)}: { status: ${status}, retry: ${retry === true} },\n`,
      )
      .join("");
  const answered = (operations: readonly Operation[]) =>
    operations.map(({ id, errors: references }) => `  ${id}: ${inline(references)},\n`).join("");
  return [
    [
      "sdk/src/generated/errors.ts",
      `${HEADER}/** Every error reference of the shop: status, and whether repeating the same call may help. */
export const catalogue = {
${rows(own.shop)}} as const;

/** References that only operations for merchants answer. */
export const merchantCatalogue = {
${rows(own.merchant)}} as const;

/** The texts of references in a language, in the same order in each; those with \`for\` are for its cases alone. */
export type ErrorTexts<Reference extends string> = Readonly<
  Record<Reference, readonly { readonly for?: readonly string[]; readonly text: string }[]>
>;

/** The references each operation of the shop may answer. */
export const references = {
${answered(shop)}} as const;

/** The references each operation of those who run the shop may answer. */
export const merchantReferences = {
${answered(merchant)}} as const;
`,
    ],
  ];
}

/** References that only operations for merchants answer, and all others: those within other errors and of rules among them. */
export function errorsByCaller({
  errors,
  operations,
}: Pick<Contract, "errors" | "operations">): Record<"shop" | "merchant", ErrorFile[]> {
  const { shop, merchant } = byCaller(operations);
  const answers = (operations: readonly Operation[], { reference }: ErrorFile) =>
    operations.some(({ errors }) => errors.includes(reference));
  const isMerchants = (error: ErrorFile) => answers(merchant, error) && !answers(shop, error);
  return { shop: errors.filter((error) => !isMerchants(error)), merchant: errors.filter(isMerchants) };
}

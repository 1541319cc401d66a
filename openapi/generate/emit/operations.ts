import { byCaller, type Contract, fileType, type Operation } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** The clients' tables of operations: one constant an operation, so that a page pays for those it names, and all of a client in a table. */
export function emitOperations({ operations }: Contract): Files {
  const { shop, merchant } = byCaller(operations);
  const table = (named: readonly Operation[]) => `{ ${named.map(({ id }) => id).join(", ")} }`;
  const rows = operations.map((operation) => {
    return `/** ${operation.object.summary}. */\nexport const ${operation.id} = ${JSON.stringify(row(operation))} as const;\n`;
  });
  return [
    [
      "sdk/src/generated/operations.ts",
      `${HEADER}// "METHOD path", with "!" where an idempotency key makes it repeatable and "*" where it only reads, then the media type of
// an answer that is a file, or "-" where an answer may be empty.
${rows.join("")}
/** Every operation of the shop by name. */
export const operations = ${table(shop)};

/** Every operation of those who run the shop by name. */
export const merchantOperations = ${table(merchant)};
`,
    ],
  ];
}

function row({ method, path, idempotent, safe, answers }: Operation): string {
  const good = answers.filter(({ status }) => status < 300).map(({ answer }) => answer);
  const body = good.some(({ content }) => content === undefined) ? "-" : good.map(fileType)[0];
  const mark = idempotent ? "!" : safe && method !== "get" ? "*" : "";
  return `${method.toUpperCase()}${mark} ${path}${body ? ` ${body}` : ""}`;
}

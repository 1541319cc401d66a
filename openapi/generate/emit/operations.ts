import { type Contract, fileType, type Operation } from "../contract.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** The client's table of operations: one constant an operation, so that a page pays for those it names, and all in a table. */
export function emitOperations({ operations }: Contract): Files {
  const rows = operations.map((operation) => {
    return `/** ${operation.object.summary}. */\nexport const ${operation.id} = ${JSON.stringify(row(operation))} as const;\n`;
  });
  return [
    [
      "sdk/src/generated/operations.ts",
      `${HEADER}// "METHOD path", with "!" where an idempotency key makes it repeatable and "*" where it only reads, then the media type of
// an answer that is a file, or "-" where an answer may be empty.
${rows.join("")}
/** Every operation by name. */
export const operations = { ${operations.map(({ id }) => id).join(", ")} };
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

import type { Contract, Operation } from "../contract.ts";
import type { Files } from "./all.ts";
import { HEADER } from "./header.ts";

/** The table the client works from: nothing is written for each operation but its row. */
export function emitOperations({ operations }: Contract): Files {
  const rows = operations.map((one) => {
    const comment = [one.object.summary, one.object.description?.split("\n")[0]]
      .filter(Boolean)
      .join(" ")
      .replaceAll("*/", "* /");
    return `  /** ${comment} */\n  ${one.id}: ${JSON.stringify(row(one))},\n`;
  });
  return [
    [
      "sdk/src/generated/operations.ts",
      `${HEADER}/** "METHOD path", with "!" where an idempotency key makes it repeatable. */
export const operations = {\n${rows.join("")}} as const;\n`,
    ],
  ];
}

function row({ method, path, idempotent }: Operation): string {
  return `${method.toUpperCase()}${idempotent ? "!" : ""} ${path}`;
}

import type { ErrorFile } from "../../generate/errors.ts";
import type { Block } from "../Page.ts";

export function errorTable(errors: ErrorFile[]): Block {
  return {
    kind: "table",
    head: ["Reference", "Status", "What it means", "Repeat?"],
    rows: errors.map(({ reference, status, summary, retry }) => [
      `[\`${reference}\`](/errors/${reference})`,
      String(status),
      summary,
      retry ? "yes" : "no",
    ]),
  };
}

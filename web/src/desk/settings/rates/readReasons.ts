import { RefusedError } from "@velours/sdk";

/** Why the shop refuses rates, by the id of the draft; `ids` are those of the rates sent. */
export function readReasons(error: unknown, ids: readonly string[]): Record<string, string> {
  if (!(error instanceof RefusedError) || error.reference !== "ratesBad") return {};
  const { rows } = (error.error as { value: { rows: { row: number; reason: string }[] } }).value;
  return Object.fromEntries(rows.map(({ row, reason }) => [ids[row] ?? "", reason]));
}

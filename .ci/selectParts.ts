import type { Part } from "./Part.ts";

/** The parts from one on, or only those named. */
export function selectParts(
  parts: readonly Part[],
  { from, only }: { from?: string | undefined; only: readonly string[] },
): Part[] {
  const names = parts.map(({ name }) => name);
  const unknown = [...only, ...(from === undefined ? [] : [from])].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${names.join(", ")}.`);
  return parts
    .slice(from === undefined ? 0 : names.indexOf(from))
    .filter(({ name }) => only.length === 0 || only.includes(name));
}

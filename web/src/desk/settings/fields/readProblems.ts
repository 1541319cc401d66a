import { RefusedError } from "@velours/sdk";
import { parseReason } from "../../parseReason.ts";

/** Why the shop refused fields, by their paths: `regions[0].country`. */
export type Problems = Readonly<Record<string, string>>;

/** The problems that a refusal names; empty for one that is about no field. */
export function readProblems(error: unknown): Problems {
  if (!(error instanceof RefusedError)) return {};
  const reasons = parseReason(error.error)?.split(/\u00a0?; /) ?? [];
  const { value } = error.error as { value?: unknown };
  const fields = error.reference === "validationError" && typeof value === "object" ? value : null;
  return Object.fromEntries([
    // A reason begins with its path.
    ...reasons.map((reason) => [reason.split(" ", 1)[0] ?? "", reason]),
    ...Object.entries(fields ?? {}).map(([path, problem]) => [
      path.replace(/\.(\d+)(?=\.|$)/g, "[$1]"),
      String(problem),
    ]),
  ]);
}

import { createHash } from "node:crypto";
import { matchesRevision } from "@velours/sdk/rules";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";

const length = 22;

/** The revision of a value: another one whenever a field of it is another. */
export const toRevision = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, length);

/** A value as it is read, with the revision that a change of it names. */
export const withRevision = <T extends object>(value: T): T & { revision: string } => ({
  ...value,
  revision: toRevision(value),
});

/**
 * Refuses to replace what is not as the caller read it, or is gone (`revision` undefined); without a revision in `ifMatch` the
 * last one wins.
 */
export function requireRevision(
  ifMatch: string | undefined,
  revision: string | undefined,
  current: object | undefined,
): void {
  if (matchesRevision(ifMatch, revision)) return;
  refuseWrites<ErrorResponse<"changedMeanwhile" | "resourceDoesNotExist">>(
    revision === undefined
      ? refuse("resourceDoesNotExist")
      : refuse("changedMeanwhile", { revision, current: { ...current } }),
  );
}

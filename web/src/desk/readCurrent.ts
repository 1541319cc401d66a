import { RefusedError } from "@velours/sdk";

/**
 * The document as it is there now, when a change was refused because somebody else changed it since it was read; its type
 * is the one that the operation names for `current`.
 */
export const readCurrent = <Current>(error: unknown): Current | undefined =>
  readMoved<Current>(error)?.current;

/** The revision of what is there now, after the same refusal. */
export const readMovedRevision = (error: unknown): string | undefined => readMoved(error)?.revision;

function readMoved<Current>(error: unknown): { revision: string; current: Current } | undefined {
  if (!(error instanceof RefusedError) || error.reference !== "changedMeanwhile") return undefined;
  return (error.error as { value: { revision: string; current: Current } }).value;
}

import { RefusedError } from "@velours/sdk";

/**
 * The document as it is there now, when a change was refused because somebody else changed it since it was read; its type
 * is the one that the operation names for `current`.
 */
export function readCurrent<Current>(error: unknown): Current | undefined {
  if (!(error instanceof RefusedError) || error.reference !== "changedMeanwhile") return undefined;
  return (error.error as { value: { current: Current } }).value.current;
}

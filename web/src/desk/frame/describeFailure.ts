import { RefusedError } from "@velours/sdk";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

/** A sentence about what went wrong: the shop's own reason, or that the answer never came. */
export function describeFailure(error: unknown, text: Text, isLost: (error: unknown) => boolean): string {
  if (error instanceof RefusedError) return error.message;
  return text(isLost(error) ? m.desk_no_connection : m.desk_failed);
}

import type { MerchantAccess } from "@velours/sdk/types";
import type { MockSession } from "../../../session/MockSession.ts";

/** The member who calls, or who made the key of the program that does; null where that is not known. */
export function findCallerMember(
  { keys }: Pick<MockSession, "keys">,
  caller: Pick<MerchantAccess, "kind" | "id"> | undefined,
): number | null {
  if (caller === undefined) return null;
  return caller.kind === "staff" ? caller.id : (keys.find(({ id }) => id === caller.id)?.madeBy ?? null);
}

import type { MerchantAccess } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readKeyMaker } from "../store/merchantKeys.ts";

/** The member who calls, or who made the key of the program that does; null where that is not known. */
export async function findCallerMember(
  db: Db,
  caller: Pick<MerchantAccess, "kind" | "id"> | undefined,
): Promise<number | null> {
  if (caller === undefined) return null;
  return caller.kind === "staff" ? caller.id : await readKeyMaker(db, caller.id);
}

import type { MerchantCollection } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readCollection } from "../../catalogue/store/collections.ts";
import { toRevision } from "../toRevision.ts";

/** A collection as imports have it; undefined for none. */
export async function loadCollection(db: Db, handle: string): Promise<MerchantCollection | undefined> {
  const collection = await readCollection(db, handle);
  return collection && { collection, revision: toRevision(collection) };
}

import type { Db } from "../../platform/store/schema.ts";
import { hasProducts } from "../catalogue/store/productRows.ts";
import { hasSites } from "../sites/store.ts";

/** True when nothing was ever imported into the store, and no start prepared it for production. */
export async function isUnused(db: Db): Promise<boolean> {
  return !(await hasProducts(db)) && !(await hasSites(db));
}

import type { PageName } from "@velours/sdk/rules";
import type { MerchantPage } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { readOwnPage } from "../../sites/store/pages.ts";
import { toRevision } from "../toRevision.ts";

/** A page as imports have it; undefined for none. */
export async function loadPage(db: Db, { handle, site }: PageName): Promise<MerchantPage | undefined> {
  const page = await readOwnPage(db, handle, site);
  return page && { page, revision: toRevision(page) };
}

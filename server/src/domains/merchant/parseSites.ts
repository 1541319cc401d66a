import type { SiteCode } from "@velours/sdk/types";
import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { listSiteCodes } from "../sites/store.ts";

/** The sites that a command names; null for all when it names none. Throws a StartError about one that is not there. */
export async function parseSites(db: Db, named: readonly string[] | undefined): Promise<SiteCode[] | null> {
  if (named === undefined) return null;
  const codes = await listSiteCodes(db);
  const unknown = named.find((site) => !codes.some((code) => code === site));
  if (unknown !== undefined)
    throw new StartError(`There is no site ${unknown}; the sites are ${codes.join(", ")}.`);
  return codes.filter((code) => named.includes(code));
}

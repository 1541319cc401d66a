import type { Db } from "../../../platform/store/schema.ts";
import { readVersionedSites } from "../../sites/store.ts";

/** The time zone that a site's days are counted in, by its code. */
export async function readTimeZones(db: Db): Promise<Record<string, string>> {
  const settings = await readVersionedSites(db);
  return Object.fromEntries(settings.map(({ code, value }) => [code, value.timeZone ?? "UTC"]));
}

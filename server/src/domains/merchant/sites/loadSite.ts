import { mayUseSite } from "@velours/sdk/shop";
import type { MerchantSite } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/store/schema.ts";
import { readSite } from "../../sites/store.ts";
import { toRevision } from "../toRevision.ts";

/** The settings of a site that the caller works for; undefined for any other. */
export async function loadSite(
  db: Db,
  context: Pick<Context, "merchant">,
  code: string,
): Promise<MerchantSite | undefined> {
  const site = mayUseSite(context, code) ? await readSite(db, code) : undefined;
  return site && { site, revision: toRevision(site) };
}

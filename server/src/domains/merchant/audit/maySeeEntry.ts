import type { Context } from "../../../platform/context.ts";
import { mayUseSite } from "../mayUseSite.ts";
import type { AuditRow } from "../store/merchantChanges.ts";

/** True when the entry was about a site that the caller works for; what is of all sites is for those who work for all. */
export const maySeeEntry = (context: Pick<Context, "merchant">, { site }: Pick<AuditRow, "site">): boolean =>
  context.merchant?.sites === null || (site !== null && mayUseSite(context, site));

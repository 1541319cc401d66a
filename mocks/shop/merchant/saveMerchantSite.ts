import { presentReasons, rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantSite } from "./findMerchantSite.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { validateRows } from "./validateRows.ts";

/** Puts settings in the place of a site's, with the checks of an import. */
export const saveMerchantSite: Handler<"saveMerchantSite"> = (input, context) =>
  onceForKey(context, "saveMerchantSite", input, () => {
    const { session } = context;
    const { site: code } = input.params;
    const refused = refuseMoved(findMerchantSite(session, code), input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const checked = validateRows(rowKinds.sites, [{ ...input.body, code }], session);
    if ("bad" in checked)
      return refuse("siteBad", {
        reason: presentReasons(checked.bad[0]?.reasons ?? [], context.language),
      });
    for (const site of checked.rows) session.saveSite(site);
    return { status: 200, body: findMerchantSite(session, code) };
  });

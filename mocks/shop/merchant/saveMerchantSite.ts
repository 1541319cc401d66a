import { rowKinds } from "@velours/sdk/import";
import { changedFields, dropDefaults, reservedRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { checkRow } from "./checkRow.ts";
import { findMerchantSite } from "./findMerchantSite.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts settings in the place of a site's, with the checks of an import. */
export const saveMerchantSite: Handler<"saveMerchantSite"> = (input, context) =>
  onceForKey(context, "saveMerchantSite", input, () => {
    const { session } = context;
    const { site: code } = input.params;
    const stored = findMerchantSite(context, code);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(stored, input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const site = dropDefaults("saveMerchantSite", { ...input.body, code: stored.site.code }, stored.site);
    const checked = checkRow(context, rowKinds.sites, site, "siteBad");
    if ("refused" in checked) return checked.refused;
    const { before, after } = changedFields(stored.site, checked.row);
    const barred = reservedRefusal(context, Object.keys({ ...before, ...after }));
    if (barred !== null) return barred as MockResponse;
    session.saveSite(checked.row);
    return { status: 200, body: findMerchantSite(context, code) };
  });

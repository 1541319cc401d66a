import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { findMerchantSite } from "./findMerchantSite.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts settings in the place of a site's. An import's checks of them would be 8 kB of the published mock. */
export const saveMerchantSite: Handler<"saveMerchantSite"> = (input, context) =>
  onceForKey(context, "saveMerchantSite", input, () => {
    const { session } = context;
    const { site: code } = input.params;
    const refused = refuseMoved(findMerchantSite(session, code), input.headers["if-match"]);
    if (refused !== undefined) return refused;
    session.saveSite({ ...input.body, code });
    return { status: 200, body: findMerchantSite(session, code) };
  });

import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts a page of words in the place of the one with its handle and site, or adds it. Its HTML is not cleaned. */
export const saveMerchantPage: Handler<"saveMerchantPage"> = (input, context) =>
  onceForKey(context, "saveMerchantPage", input, () => {
    const { session } = context;
    const { params, query, headers, body } = input;
    const { site } = query;
    if (site !== undefined && !session.sites.has(site)) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(session.findPage(params.handle, site), headers["if-match"]);
    if (refused !== undefined) return refused;
    const { site: _, ...words } = body;
    session.savePage({ ...words, handle: params.handle, ...(site && { site }) });
    return { status: 200, body: session.findPage(params.handle, site) };
  });

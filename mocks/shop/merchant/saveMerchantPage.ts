import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Puts a page of words in the place of the one with its handle and site, or adds it. Its HTML is not cleaned. */
export const saveMerchantPage: Handler<"saveMerchantPage"> = (input, context) =>
  onceForKey(context, "saveMerchantPage", input, () => {
    const { session } = context;
    const { params, query, headers, body } = input;
    const { site } = query;
    if (site !== undefined && !session.shop.sites.has(site)) return refuse("resourceDoesNotExist");
    const stored = session.findPage(params.handle, site);
    const ifMatch = headers["if-match"]?.replaceAll('"', "");
    if (stored !== undefined && ifMatch !== undefined && ifMatch !== stored.revision)
      return refuse("changedMeanwhile", { revision: stored.revision, current: { ...stored } });
    const { site: _, ...words } = body;
    session.savePage({ ...words, handle: params.handle, ...(site && { site }) });
    return { status: 200, body: session.findPage(params.handle, site) };
  });

import { rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { checkRow } from "./checkRow.ts";
import { keepLinks } from "./keepLinks.ts";
import { pageRefusal } from "./pageRefusal.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts a page of words in the place of the one with its handle and site, or adds it. Its HTML is not cleaned. */
export const saveMerchantPage: Handler<"saveMerchantPage"> = (input, context) =>
  onceForKey(context, "saveMerchantPage", input, () => {
    const { session } = context;
    const { params, query, headers, body } = input;
    const { site } = query;
    const barred = pageRefusal(context, site);
    if (barred !== null) return barred;
    const refused = refuseMoved(session.findPage(params.handle, site), headers["if-match"]);
    if (refused !== undefined) return refused;
    const { site: _, ...words } = body;
    const page = { ...words, handle: params.handle, ...(site && { site }) };
    const checked = checkRow(context, rowKinds.pages, page, "pageBad");
    if ("refused" in checked) return checked.refused;
    const lost = keepLinks(context, "pageBad", () => session.savePage(page));
    return lost ?? { status: 200, body: session.findPage(params.handle, site) };
  });

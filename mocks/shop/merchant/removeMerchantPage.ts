import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { keepLinks } from "./keepLinks.ts";
import { pageRefusal } from "./pageRefusal.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Removes a page of words that no menu leads to. */
export const removeMerchantPage: Handler<"removeMerchantPage"> = (input, context) =>
  onceForKey(context, "removeMerchantPage", input, () => {
    const { session } = context;
    const { params, query, headers } = input;
    const barred = pageRefusal(context, query.site);
    if (barred !== null) return barred;
    const stored = session.findPage(params.handle, query.site);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(stored, headers["if-match"]);
    if (refused !== undefined) return refused;
    const lost = keepLinks(context, "pageBad", () => session.removePage(stored));
    return lost ?? { status: 204 };
  });

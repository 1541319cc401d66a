import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Removes a page of words, even while a menu leads to it. */
export const removeMerchantPage: Handler<"removeMerchantPage"> = (input, context) => {
  const { params, query } = input;
  return onceForKey(context, "removeMerchantPage", { ...input, body: { ...params, ...query } }, () => {
    const { session } = context;
    const stored = session.findPage(params.handle, query.site);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(stored, input.headers["if-match"]);
    if (refused !== undefined) return refused;
    session.removePage(stored);
    return { status: 204 };
  });
};

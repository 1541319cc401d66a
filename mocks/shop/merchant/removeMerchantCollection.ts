import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { keepLinks } from "./keepLinks.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Removes a collection that no menu leads to. */
export const removeMerchantCollection: Handler<"removeMerchantCollection"> = (input, context) =>
  onceForKey(context, "removeMerchantCollection", input, () => {
    const { session } = context;
    const stored = session.findCollection(input.params.handle);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(stored, input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const lost = keepLinks(context, "collectionBad", () => session.removeCollection(stored));
    return lost ?? { status: 204 };
  });

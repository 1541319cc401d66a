import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Removes a collection, even while a menu leads to it. */
export const removeMerchantCollection: Handler<"removeMerchantCollection"> = (input, context) =>
  onceForKey(context, "removeMerchantCollection", { ...input, body: input.params }, () => {
    const { session } = context;
    const stored = session.findCollection(input.params.handle);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(stored, input.headers["if-match"]);
    if (refused !== undefined) return refused;
    session.removeCollection(stored);
    return { status: 204 };
  });

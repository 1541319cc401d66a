import { rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { checkRow } from "./checkRow.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts a collection in the place of the one with its handle, or adds it. Its HTML is not cleaned. */
export const saveMerchantCollection: Handler<"saveMerchantCollection"> = (input, context) =>
  onceForKey(context, "saveMerchantCollection", input, () => {
    const { session } = context;
    const { handle } = input.params;
    const refused = refuseMoved(session.findCollection(handle), input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const collection = { ...input.body, handle };
    const checked = checkRow(context, rowKinds.collections, collection, "collectionBad");
    if ("refused" in checked) return checked.refused;
    session.saveCollection(collection);
    return { status: 200, body: session.findCollection(handle) };
  });

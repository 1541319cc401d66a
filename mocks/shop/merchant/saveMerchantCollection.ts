import { presentReasons, rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { validateRows } from "./validateRows.ts";

/** Puts a collection in the place of the one with its handle, or adds it. Its HTML is not cleaned. */
export const saveMerchantCollection: Handler<"saveMerchantCollection"> = (input, context) =>
  onceForKey(context, "saveMerchantCollection", input, () => {
    const { session } = context;
    const { handle } = input.params;
    const refused = refuseMoved(session.findCollection(handle), input.headers["if-match"]);
    if (refused !== undefined) return refused;
    const collection = { ...input.body, handle };
    const checked = validateRows(rowKinds.collections, [collection], session);
    if ("bad" in checked)
      return refuse("collectionBad", {
        reason: presentReasons(checked.bad[0]?.reasons ?? [], context.language),
      });
    session.saveCollection(collection);
    return { status: 200, body: session.findCollection(handle) };
  });

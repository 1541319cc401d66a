import { collectionTarget } from "./linkTargets/targets.ts";
import { saveLinkTarget } from "./linkTargets/writeLinkTarget.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Puts a collection in the place of the one with its handle, or adds it. */
export const saveMerchantCollection = merchantWrite(
  "saveMerchantCollection",
  ({ params: { handle }, headers: { "if-match": ifMatch }, body }, context) => ({
    input: { handle, ifMatch, body },
    ...saveLinkTarget(context, {
      operation: "saveMerchantCollection",
      target: collectionTarget(handle),
      ifMatch,
      body,
    }),
  }),
);

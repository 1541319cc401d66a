import { collectionTarget } from "./linkTargets/targets.ts";
import { removeLinkTarget } from "./linkTargets/writeLinkTarget.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Removes a collection that nothing leads to. */
export const removeMerchantCollection = merchantWrite(
  "removeMerchantCollection",
  ({ params: { handle }, headers: { "if-match": ifMatch } }, context) => ({
    input: { handle, ifMatch },
    ...removeLinkTarget(context, {
      target: collectionTarget(handle),
      ifMatch,
    }),
  }),
);

import { pageTarget } from "./linkTargets/targets.ts";
import { removeLinkTarget } from "./linkTargets/writeLinkTarget.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Removes a page of words that nothing leads to. */
export const removeMerchantPage = merchantWrite(
  "removeMerchantPage",
  ({ params: { handle }, query: { site }, headers: { "if-match": ifMatch } }, context) => ({
    input: { handle, site, ifMatch },
    ...removeLinkTarget(context, {
      target: pageTarget({ handle, site }),
      ifMatch,
    }),
  }),
);

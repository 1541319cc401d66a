import { pageTarget } from "./linkTargets/targets.ts";
import { saveLinkTarget } from "./linkTargets/writeLinkTarget.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Puts a page of words in the place of the one with its handle and site, or adds it. */
export const saveMerchantPage = merchantWrite(
  "saveMerchantPage",
  ({ params: { handle }, query: { site }, headers: { "if-match": ifMatch }, body }, context) => ({
    input: { handle, site, ifMatch, body },
    ...saveLinkTarget(context, {
      operation: "saveMerchantPage",
      target: pageTarget({ handle, site }),
      ifMatch,
      body,
    }),
  }),
);

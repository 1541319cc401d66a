import { dropDefaults } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import { merchantWrite } from "./merchantWrite.ts";
import { commitSite } from "./sites/commitSite.ts";

/** Puts settings in the place of those that a site has. */
export const saveMerchantSite = merchantWrite(
  "saveMerchantSite",
  ({ params: { site: code }, headers: { "if-match": ifMatch }, body }, context) => {
    const change = (stored: Site) => dropDefaults("saveMerchantSite", { ...body, code }, stored);
    return {
      input: { code, ifMatch, body },
      write: (trx, { record }) => commitSite(trx, context, { code, ifMatch, change }, record),
    };
  },
);

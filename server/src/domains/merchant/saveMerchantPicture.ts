import { createReason } from "@velours/sdk/import";
import { pictureType } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { hashPicture, keepPicture } from "../pictures/store.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentReasons } from "./presentReasons.ts";

/** Keeps a picture under the hash of its bytes, so that nobody puts another in the place of one that a site shows. */
export const saveMerchantPicture = merchantWrite("saveMerchantPicture", ({ body }, context, refuseWrites) => {
  const sites = context.merchant?.sites;
  const bytes = Buffer.from(body.data, "base64");
  return {
    input: hashPicture(bytes),
    entry: ({ src }) => ({
      command: `saveMerchantPicture ${src}`,
      site: sites?.length === 1 ? sites[0]! : null,
    }),
    async write(trx) {
      const type = pictureType(bytes);
      return type === undefined
        ? refuseWrites(refuse("pictureBad", { reason: presentReasons(context, [createReason("noPicture")]) }))
        : { src: await keepPicture(trx, { bytes, ...type }) };
    },
  };
});

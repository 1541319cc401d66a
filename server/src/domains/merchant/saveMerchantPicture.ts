import { createReason } from "@velours/sdk/import";
import type { KeptPicture } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { pictureType } from "../pictures/pictureType.ts";
import { hashPicture, keepPicture } from "../pictures/store.ts";
import { commitOnce } from "./commitOnce.ts";
import { presentReasons } from "./presentReasons.ts";
import { requireAllSites } from "./requireAllSites.ts";

/** Keeps a picture under the hash of its bytes. */
export const saveMerchantPicture: Handler<"saveMerchantPicture"> = ({ headers, body }, context) => {
  const refused = requireAllSites(context, "catalogue:write");
  if (refused !== null) return refused;
  const bytes = Buffer.from(body.data, "base64");
  const type = pictureType(bytes);
  if (type === undefined)
    return refuse("pictureBad", { reason: presentReasons(context, [createReason("noPicture")]) });
  return commitOnce<KeptPicture, null, ErrorResponse<"pictureBad">>(
    context,
    {
      operation: "saveMerchantPicture",
      key: headers["idempotency-key"],
      input: hashPicture(bytes),
      entry: ({ src }) => ({ command: `saveMerchantPicture ${src}`, site: null }),
    },
    async () => null,
    async (trx) => ({ src: await keepPicture(trx, { bytes, ...type }) }),
  );
};

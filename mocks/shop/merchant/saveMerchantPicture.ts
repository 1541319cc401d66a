import { createReason, presentReasons } from "@velours/sdk/import";
import { hashText, pictureType } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Keeps a picture, at an address that is made of its bytes. */
export const saveMerchantPicture: Handler<"saveMerchantPicture"> = (input, context) =>
  onceForKey(context, "saveMerchantPicture", input, () => {
    const { session, language } = context;
    const { data } = input.body;
    const found = pictureType(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
    if (found === undefined)
      return refuse("pictureBad", { reason: presentReasons([createReason("noPicture")], language) });
    const src = `/pictures/${hashText(data)}.${found.extension}`;
    session.pictures.set(src, { type: found.type, data });
    return { status: 200, body: { src } };
  });

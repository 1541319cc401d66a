import type { OrderProduct } from "../../types.ts";
import { GIFT_CARD, WARRANTY } from "../cart/productTypes.ts";

/** Lines that leave in a parcel: no gift card, no protection plan, no e-book. */
export const isParcelLine = ({ type, meta }: Pick<OrderProduct, "type" | "meta">): boolean =>
  type !== GIFT_CARD && type !== WARRANTY && meta.download_url === undefined;

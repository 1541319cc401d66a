import type { OrderLine, OrderProduct } from "../../types.ts";
import { GIFT_CARD, WARRANTY } from "../cart/productTypes.ts";

/** Lines that leave in a parcel: those whose shipping was charged. Orders from before that was stored go by the product. */
export const isParcelLine = ({
  _medium,
  type,
  meta,
}: Pick<OrderLine, "_medium" | "type"> & Partial<Pick<OrderProduct, "meta">>): boolean =>
  _medium === undefined
    ? type !== GIFT_CARD && type !== WARRANTY && meta?.download_url === undefined
    : _medium === "physical";

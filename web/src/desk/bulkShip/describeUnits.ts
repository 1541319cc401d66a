import type { Text } from "../../platform/text/useText.ts";
import { m } from "../desk.ts";
import type { ShippableOrder } from "./ShippableOrder.ts";

/** The goods of a parcel in a line. */
export const describeUnits = (units: ShippableOrder["units"], text: Text): string =>
  units
    .map(({ left, title, option, preorder }) =>
      [text(m.quantity_title, { quantity: left, title }), option, preorder && text(m.preorder_mark)]
        .filter(Boolean)
        .join(" · "),
    )
    .join(", ");

import { unsentUnits } from "@velours/sdk/shop";
import type { MerchantOrder, PackingOrder } from "@velours/sdk/types";
import { type Goods, orderGoods } from "../order/orderGoods.ts";

interface ShippableUnits extends Goods {
  line: number;
  left: number;
  preorder: boolean;
}

/** An order with what is still to leave, as it was when it was listed. */
export interface ShippableOrder {
  number: string;
  /** Parcels that it shows. */
  shown: number;
  units: readonly ShippableUnits[];
}

/** An order of the list of all orders. */
export function fromMerchantOrder({ order }: Pick<MerchantOrder, "order">): ShippableOrder {
  const goods = orderGoods(order);
  return {
    number: order.number,
    shown: order.shipments?.length ?? 0,
    units: unsentUnits(order).map(({ line, left }) => ({
      title: "",
      ...goods(line),
      line,
      left,
      preorder: order.products[line - 1]?._preorder ?? false,
    })),
  };
}

/** An order of the list of those to pack. */
export const fromPackingOrder = ({ number, shipments, lines }: PackingOrder): ShippableOrder => ({
  number,
  shown: shipments.length,
  units: lines
    .filter(({ left }) => left > 0)
    .map(({ line, left, title, option, preorder }) => ({ line, left, title, option, preorder })),
});

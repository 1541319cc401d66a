import type { Order } from "@velours/sdk/types";

/** The part of the cart that an order takes. */
export const toBoughtUnits = ({ _variant, _free, _target, _quantity }: Order["products"][number]) => ({
  key: { id: _variant.id, free: _free, target: _target },
  quantity: _quantity,
});

import type { Order } from "@velours/sdk/types";

/** What an order takes out of the bag. */
export const toBoughtUnits = ({ _variant, _free, _target, _quantity }: Order["products"][number]) => ({
  key: { id: _variant.id, free: _free, target: _target },
  quantity: _quantity,
});

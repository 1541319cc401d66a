import type { OrderTracking } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { TrackedOrder } from "./TrackedOrder.tsx";

const inShop = await createShopContext();

const placed: OrderTracking = {
  number: "V-100023",
  created_at: "2026-11-20T10:00:00.000Z",
  status: "paid",
  units: 2,
  shipped: 0,
  unsent: 2,
  refunded: 0,
  delivery: [3, 6],
  parcels: [],
};
const parcel = { created_at: "2026-11-21T09:00:00.000Z", carrier: "USPS", tracking: "94001", units: 2 };
const days = "A parcel takes 3 to 6 days";

it.each<[string, Partial<OrderTracking>, string[], string[]]>([
  ["waits for its parcel", {}, ["Nothing has left yet", days], ["leaves in a parcel"]],
  ["has nothing for a parcel", { unsent: 0 }, ["Nothing of this order leaves in a parcel."], [days, "yet"]],
  ["was sent", { unsent: 0, parcels: [parcel] }, ["94001", days], ["yet", "leaves in a parcel"]],
  ["was not paid", { status: "payment-failed", unsent: 0 }, [], [days, "yet", "leaves in a parcel"]],
  ["was cancelled", { status: "cancelled", unsent: 0 }, [], [days, "yet", "leaves in a parcel"]],
])("an order that %s", (_, changed, said, unsaid) => {
  const shown = renderToStaticMarkup(inShop(<TrackedOrder order={{ ...placed, ...changed }} />));
  for (const text of said) expect(shown).toContain(text);
  for (const text of unsaid) expect(shown).not.toContain(text);
});

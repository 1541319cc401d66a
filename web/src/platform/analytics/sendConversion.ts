import { decimalText, storageNames } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Shop } from "../api/Shop.ts";
import { browserStorage } from "../browser/browserStorage.ts";
import { allowsAnalytics } from "./consent.ts";

/** Tells the sandbox's affiliate network of a purchase with a picture's request, once an order in this browser. */
export function sendConversion(
  { site, gateway }: Pick<Shop, "site" | "gateway">,
  { id, invoice, transaction }: Pick<Order, "id" | "invoice" | "transaction">,
): void {
  if (gateway === "braintree" || !allowsAnalytics(site)) return;
  const storage = browserStorage("localStorage");
  const name = storageNames(site, "").conversion;
  if (storage.getItem(name) === String(id)) return;
  storage.setItem(name, String(id));
  const query = new URLSearchParams({
    amount: decimalText(invoice.subtotal),
    ref: transaction.transaction_id,
    currency: invoice.currency,
  });
  new Image().src = `/sandbox/pixel.gif?${query}`;
}

import { decimalText, storageNames } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import type { Shop } from "../api/Shop.ts";
import { browserStorage } from "../browser/browserStorage.ts";
import { allowsAnalytics } from "./consent.ts";

/** Tells the affiliate network of a purchase with a picture's request, once an order in this browser. */
export function sendConversion(
  { site, conversionUrl }: Pick<Shop, "site" | "conversionUrl">,
  { id, invoice, transaction }: Pick<Order, "id" | "invoice" | "transaction">,
): void {
  if (conversionUrl === undefined || !allowsAnalytics(site)) return;
  const storage = browserStorage("localStorage");
  const name = storageNames(site, "").conversion;
  if (storage.getItem(name) === String(id)) return;
  storage.setItem(name, String(id));
  const values: Record<string, string> = {
    "{amount}": decimalText(invoice.subtotal),
    "{ref}": transaction.transaction_id,
    "{currency}": invoice.currency,
  };
  new Image().src = conversionUrl.replace(/\{(amount|ref|currency)\}/g, (name) =>
    encodeURIComponent(values[name] ?? ""),
  );
}

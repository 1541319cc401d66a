import { decimalText } from "../../rules/money.ts";
import type { MerchantGiftCard } from "../../types.ts";

/** A gift card as stores read it; amounts are decimals of its currency. */
export interface GiftCardRow {
  id: number;
  /** The last four digits of its code. */
  last_digits: string;
  site: MerchantGiftCard["site"];
  currency: MerchantGiftCard["currency"];
  issued: number;
  remaining: number;
  /** Blocked or taken back. */
  closed: boolean;
  recipient: string | null;
  /** Number of the order it was bought with. */
  order_number: string | null;
  created_at: string;
}

/** A gift card as those see it who run the shop, without its code. */
export const presentGiftCard = (row: GiftCardRow): MerchantGiftCard => ({
  id: row.id,
  lastDigits: row.last_digits,
  site: row.site,
  currency: row.currency,
  issued: decimalText(row.issued),
  remaining: decimalText(row.remaining),
  state: row.closed ? "blocked" : row.remaining > 0 ? "open" : "spent",
  recipient: row.recipient,
  order: row.order_number,
  createdAt: row.created_at,
});

import { decimalText } from "../../rules/money.ts";
import type { Customer, Order } from "../../types.ts";
import { toCustomerName } from "./toCustomerName.ts";

interface Account {
  id: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  addresses: Customer["addresses"] | null;
}

/** Amounts are decimals of the currency. */
interface Balance extends Pick<Customer["credits"][number], "site" | "currency" | "expiresAt"> {
  balance: number;
  entries: readonly (Omit<Customer["credits"][number]["entries"][number], "amount"> & { amount: number })[];
}

/** All that a shop has about a person. */
interface CustomerFacts
  extends Pick<
    Customer,
    "member" | "ordersTotal" | "giftCards" | "messages" | "newsletters" | "reviewRequests" | "subscriptions"
  > {
  /** Undefined for a guest, whose address is `email`. */
  account: Account | undefined;
  email: string;
  /** The newest first, as they are read again. */
  orders: readonly Order[];
  credits: readonly Balance[];
}

/** A customer as those see them who run the shop. */
export function presentCustomer({ account, email, orders, credits, ...facts }: CustomerFacts): Customer {
  const [newest] = orders;
  return {
    id: account === undefined ? (newest?.number ?? "") : String(account.id),
    email: account?.email ?? newest?.user.email ?? email,
    name: toCustomerName(account, account?.addresses, newest?.address),
    addresses: account?.addresses ?? newest?.address ?? { billing: null, shipping: null },
    orders: orders.map(({ number, site, status, invoice, created_at }) => ({
      number,
      site,
      status: status ?? "placed",
      total: decimalText(invoice.total),
      currency: invoice.currency,
      placedAt: created_at,
    })),
    credits: credits.map(({ balance, entries, ...place }) => ({
      ...place,
      balance: decimalText(balance),
      entries: entries.map((entry) => ({ ...entry, amount: decimalText(entry.amount) })),
    })),
    ...facts,
  };
}

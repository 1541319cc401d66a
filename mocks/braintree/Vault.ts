/** A transaction as the gateway keeps it. */
export interface Transaction {
  id: string;
  type: "sale" | "credit";
  status: string;
  amount: string;
  currencyIsoCode: string;
  merchantAccountId: string;
  orderId: string | null;
  processorResponseCode: string | null;
  processorResponseText: string | null;
  gatewayRejectionReason: string | null;
  refundedTransactionId: string | null;
  /** The request that created it, for tests to read. */
  request: Record<string, unknown>;
}

export interface Card {
  token: string;
  globalId: string;
  cardType: string;
  last4: string;
  bin: string;
  expirationMonth: string;
  expirationYear: string;
  /** The code it is declined with, as tests say. */
  declinedWith?: string;
}

/** The gateway's records of one merchant. */
export class Vault {
  readonly transactions: Transaction[] = [];
  readonly customers = new Map<string, Card[]>();
  readonly #consumed = new Set<string>();
  #next = 1;

  id(prefix: string): string {
    return `${prefix}${(this.#next++).toString(36).padStart(6, "0")}`;
  }

  /** Takes a one-time nonce; false when it was taken. The test catalogue's, such as `fake-valid-nonce`, may come again. */
  consume(nonce: string): boolean {
    if (/^fake-[a-z-]+-nonce$/.test(nonce)) return true;
    if (this.#consumed.has(nonce)) return false;
    this.#consumed.add(nonce);
    return true;
  }

  find(id: string): Transaction | undefined {
    return this.transactions.find((transaction) => transaction.id === id);
  }

  getCard(token: string): Card | undefined {
    return [...this.customers.values()].flat().find((card) => card.token === token);
  }

  keepCard(customerId: string): Card {
    const token = this.id("card");
    const card = {
      token,
      globalId: `cc_${token}`,
      cardType: "Visa",
      last4: "1881",
      bin: "401288",
      expirationMonth: "12",
      expirationYear: "2032",
    };
    this.customers.set(customerId, [...(this.customers.get(customerId) ?? []), card]);
    return card;
  }
}

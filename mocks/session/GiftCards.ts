import { decimalText, round2 } from "@velours/sdk/rules";
import { parseOrderNumber, presentGiftCard } from "@velours/sdk/shop";
import type { GiftCard, GiftCardEntry, GiftCardLedger, MerchantGiftCard } from "@velours/sdk/types";

/** A gift card of a session, with its ledger, the oldest entry first. */
interface StoredCard {
  id: number;
  /** With what is left on it. */
  card: GiftCard;
  issued: number;
  isClosed: boolean;
  recipient: string | null;
  createdAt: string;
  entries: GiftCardEntry[];
}

/** The merchant who changes a card, why and when. */
interface Reason {
  actor: string | null;
  note: string | null;
  time: Date;
}

interface NewCard extends Pick<GiftCard, "code" | "site" | "currency"> {
  amount: number;
  recipient: string | null;
}

/** The gift cards of one session: those of its shop, and those that its desk issued. */
export class GiftCards {
  readonly #byCode = new Map<string, StoredCard>();

  constructor(cards: Iterable<GiftCard>, time: Date) {
    for (const { amount_remaining: amount, ...card } of cards)
      this.#add({ ...card, amount, recipient: null }, "import", { actor: null, note: null, time });
  }

  /** The card of a code; on a closed one is nothing left. */
  find(code: string): GiftCard | undefined {
    const stored = this.#byCode.get(code.trim());
    return stored && { ...stored.card, ...(stored.isClosed && { amount_remaining: 0 }) };
  }

  /** Takes an amount from a card for an order, or returns one that is below 0. */
  spend(code: string, amount: number, order: string, time: Date): void {
    const stored = this.#byCode.get(code);
    if (stored === undefined || stored.isClosed || amount === 0) return;
    const reason = { actor: null, note: null, time };
    this.#change(stored, -amount, amount > 0 ? "order" : "refund", reason, order);
  }

  issue(card: NewCard, reason: Reason): GiftCardLedger {
    return toLedger(this.#add(card, "issue", reason));
  }

  /** Empties a card and closes it; undefined for one that is not there. */
  block(id: number, reason: Reason): GiftCardLedger | undefined {
    const stored = this.#find(id);
    if (stored === undefined) return undefined;
    this.#change(stored, -stored.card.amount_remaining, "block", reason, null);
    stored.isClosed = true;
    return toLedger(stored);
  }

  ledger(id: number): GiftCardLedger | undefined {
    const stored = this.#find(id);
    return stored && toLedger(stored);
  }

  /** All cards, with the numbers of the orders in their ledgers. */
  list(): { card: MerchantGiftCard; orders: readonly (number | undefined)[] }[] {
    return [...this.#byCode.values()].map((stored) => ({
      card: toLedger(stored).card,
      orders: stored.entries.map(({ order }) => (order === null ? undefined : parseOrderNumber(order))),
    }));
  }

  /** Takes an address off all cards that were sent there. */
  forget(email: string): void {
    for (const stored of this.#byCode.values())
      if (stored.recipient?.toLowerCase() === email) stored.recipient = null;
  }

  #find(id: number): StoredCard | undefined {
    return [...this.#byCode.values()].find((stored) => stored.id === id);
  }

  #add({ amount, recipient, ...card }: NewCard, kind: GiftCardEntry["kind"], reason: Reason): StoredCard {
    const stored: StoredCard = {
      id: this.#byCode.size + 1,
      card: { ...card, amount_remaining: 0 },
      issued: amount,
      isClosed: false,
      recipient,
      createdAt: reason.time.toISOString(),
      entries: [],
    };
    this.#byCode.set(card.code, stored);
    this.#change(stored, amount, kind, reason, null);
    return stored;
  }

  #change(
    stored: StoredCard,
    amount: number,
    kind: GiftCardEntry["kind"],
    { actor, note, time }: Reason,
    order: string | null,
  ): void {
    const { card, entries } = stored;
    stored.card = { ...card, amount_remaining: round2(card.amount_remaining + amount) };
    entries.push({ time: time.toISOString(), kind, amount: decimalText(amount), order, actor, note });
  }
}

const toLedger = ({
  id,
  card,
  issued,
  isClosed,
  recipient,
  createdAt,
  entries,
}: StoredCard): GiftCardLedger => ({
  card: presentGiftCard({
    id,
    last_digits: card.code.slice(-4),
    site: card.site,
    currency: card.currency,
    issued,
    remaining: card.amount_remaining,
    closed: isClosed,
    recipient,
    order_number: null,
    created_at: createdAt,
  }),
  entries: entries.toReversed(),
});

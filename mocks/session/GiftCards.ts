import { decimalText, round2, sumAmounts } from "@velours/sdk/rules";
import { type BoughtCard, parseOrderNumber, presentGiftCard } from "@velours/sdk/shop";
import type { GiftCard, GiftCardEntry, GiftCardLedger, MerchantGiftCard, Order } from "@velours/sdk/types";

/** A gift card of a session, with its ledger, the oldest entry first. */
interface StoredCard {
  id: number;
  /** With what is left on it. */
  card: GiftCard;
  issued: number;
  isClosed: boolean;
  /** A refund took it back. */
  isRevoked: boolean;
  recipient: string | null;
  /** The order that bought it, and the unit of it. */
  bought: { order: string; unit: number; orderedAt: string } | null;
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
  bought?: StoredCard["bought"];
}

/** A card that is made on a later day. */
type UnmadeCard = BoughtCard & Pick<GiftCard, "site" | "currency"> & { order: string; orderedAt: string };

/** A change of what is on a card, or will be. */
interface CardChange extends Pick<GiftCardEntry, "kind" | "time" | "order"> {
  /** Tells it from every other change. */
  id: string;
  /** Null before the card is made, and where it never was. */
  giftCard: Pick<MerchantGiftCard, "id" | "lastDigits"> | null;
  site: GiftCard["site"];
  currency: GiftCard["currency"];
  amount: number;
}

/** Begins the code of a card that a refund took back before it was made, which nobody has. */
const reserved = "refunded ";

/** The gift cards of one session: those of its shop, those that its desk issued, and those that its orders bought. */
export class GiftCards {
  readonly #byCode = new Map<string, StoredCard>();
  readonly #newCode: () => string;
  /** Each waits for its day, also when a refund took it back meanwhile. */
  #unsent: readonly UnmadeCard[] = [];

  constructor(cards: Iterable<GiftCard>, time: Date, newCode: () => string) {
    this.#newCode = newCode;
    this.import(cards, { actor: null, note: null, time });
  }

  /** Adds cards, or puts them in the place of those with their codes, which keep what is on them. */
  import(cards: Iterable<GiftCard>, reason: Reason): void {
    for (const { amount_remaining: amount, ...card } of cards) {
      const stored = this.#byCode.get(card.code);
      if (stored === undefined) this.#add({ ...card, amount, recipient: null }, "import", reason);
      else stored.card = { ...card, amount_remaining: stored.card.amount_remaining };
    }
  }

  /** The card of a code; on a closed one is nothing left. */
  find(code: string): GiftCard | undefined {
    const stored = this.#made().get(code.trim());
    return stored && { ...stored.card, ...(stored.isClosed && { amount_remaining: 0 }) };
  }

  /** Takes an amount from a card for an order, or returns one that is below 0. */
  spend(code: string, amount: number, order: string, time: Date): void {
    const stored = this.#byCode.get(code);
    if (stored === undefined || stored.isClosed || amount === 0) return;
    const reason = { actor: null, note: null, time };
    this.#change(stored, -amount, amount > 0 ? "order" : "refund", reason, order);
  }

  issue(card: Omit<NewCard, "code">, reason: Reason): { card: MerchantGiftCard; code: string } {
    const stored = this.#add({ ...card, code: this.#newCode() }, "issue", reason);
    return { card: toLedger(stored).card, code: stored.card.code };
  }

  /** Keeps the cards that an order bought until each is made. */
  buy({ number: order, site, created_at, invoice }: Order, cards: readonly BoughtCard[]): void {
    const { currency } = invoice;
    const bought = cards.map((card) => ({ ...card, order, site, currency, orderedAt: created_at }));
    this.#unsent = [...this.#unsent, ...bought];
  }

  /** Cards that wait for their day, also of those that were taken back, with their orders. */
  listWaiting(): readonly Pick<UnmadeCard, "order" | "to">[] {
    this.#made();
    return this.#unsent;
  }

  /** How many of the cards that these units of an order bought can be taken back: nothing was spent from them. */
  countRevocable(order: string, units: readonly number[]): number {
    const kept = this.#listBought(order, units).filter(
      (stored) => stored.isRevoked || countSpent(stored) > 0,
    );
    return units.length - kept.length;
  }

  /** Takes back `count` of them: those that are blocked, then those that are not made, then the others. */
  revoke(order: string, units: readonly number[], count: number, time: Date): void {
    const open = this.#listBought(order, units).filter(
      (stored) => !stored.isRevoked && countSpent(stored) === 0,
    );
    const blocked = open.filter(({ isClosed }) => isClosed).slice(0, count);
    // A card that is taken back before its day keeps its place, so that it is neither made nor taken back again.
    const unmade = this.#listUnmade()
      .filter((card) => card.order === order && units.includes(card.unit))
      .slice(0, count - blocked.length)
      .map((card) => this.#make(card, { code: `${reserved}${order} ${card.unit}`, recipient: null, time }));
    const others = open.filter(({ isClosed }) => !isClosed);
    const revoked = [...blocked, ...unmade, ...others.slice(0, count - blocked.length - unmade.length)];
    for (const stored of revoked) {
      const { amount_remaining: left } = stored.card;
      if (left > 0) this.#change(stored, -left, "refund", { actor: null, note: null, time }, order);
      Object.assign(stored, { isClosed: true, isRevoked: true });
    }
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
    return this.#listMade().map((stored) => ({
      card: toLedger(stored).card,
      orders: stored.entries.map(({ order }) => (order === null ? undefined : parseOrderNumber(order))),
    }));
  }

  /** Cards as imports have them. */
  documents(): GiftCard[] {
    return this.#listMade().map(({ card }) => card);
  }

  /** All changes of all cards; one that was bought is owed from its order on, whenever it is made. */
  changes(): CardChange[] {
    const made = Array.from(
      this.#made().values(),
      ({ id, card: { code, site, currency }, entries, bought }) =>
        entries.map(({ kind, time, order, amount }, nth) => ({
          id: `${id}-${nth}`,
          giftCard: code.startsWith(reserved) ? null : { id, lastDigits: code.slice(-4) },
          kind,
          order,
          site,
          currency,
          time: kind === "issue" && bought !== null ? bought.orderedAt : time,
          amount: Number(amount),
        })),
    );
    const unmade = this.#listUnmade().map(
      ({ order, unit, site, currency, amount, orderedAt: time }): CardChange => ({
        id: `${order}-${unit}`,
        giftCard: null,
        kind: "issue",
        order,
        site,
        currency,
        amount,
        time,
      }),
    );
    return [...made.flat(), ...unmade];
  }

  /** The sum of all cards that these issued or imported since then, in whatever currency. */
  sumIssued(actors: readonly string[], since: Date): number {
    return sumAmounts(
      [...this.#byCode.values()].flatMap(({ entries }) =>
        entries
          .filter(
            ({ actor, kind, time }) =>
              actor !== null &&
              actors.includes(actor) &&
              (kind === "issue" || kind === "import") &&
              Date.parse(time) > since.getTime(),
          )
          .map(({ amount }) => Number(amount)),
      ),
    );
  }

  /** Takes an address off all cards that were sent there. */
  forget(email: string): void {
    for (const stored of this.#made().values()) {
      if (stored.recipient?.toLowerCase() !== email) continue;
      stored.recipient = null;
      stored.entries = stored.entries.map((entry) => ({ ...entry, note: null }));
    }
  }

  #find(id: number): StoredCard | undefined {
    return [...this.#made().values()].find((stored) => stored.id === id);
  }

  #listBought(order: string, units: readonly number[]): StoredCard[] {
    return [...this.#made().values()].filter(
      ({ bought }) => bought?.order === order && units.includes(bought.unit),
    );
  }

  /** All cards, once those are made whose day has come. */
  #made(): ReadonlyMap<string, StoredCard> {
    const now = Date.now();
    const due = this.#listUnmade().filter(({ dueAt }) => dueAt <= now);
    for (const card of due)
      this.#make(card, { code: this.#newCode(), recipient: card.to, time: new Date(card.dueAt) });
    this.#unsent = this.#unsent.filter(({ dueAt }) => dueAt > now);
    return this.#byCode;
  }

  /** Cards whose day has not come, without those that were taken back. */
  #listUnmade(): UnmadeCard[] {
    return this.#unsent.filter(({ order, unit }) =>
      [...this.#byCode.values()].every(({ bought }) => bought?.order !== order || bought.unit !== unit),
    );
  }

  /** Cards that can be found by their codes. */
  #listMade(): StoredCard[] {
    return [...this.#made().values()].filter(({ card }) => !card.code.startsWith(reserved));
  }

  #make(
    { order, unit, orderedAt, site, currency, amount }: UnmadeCard,
    { time, ...own }: Pick<NewCard, "code" | "recipient"> & Pick<Reason, "time">,
  ): StoredCard {
    const card = { ...own, site, currency, amount, bought: { order, unit, orderedAt } };
    return this.#add(card, "issue", { actor: null, note: null, time });
  }

  #add(
    { amount, recipient, bought = null, ...card }: NewCard,
    kind: GiftCardEntry["kind"],
    reason: Reason,
  ): StoredCard {
    const stored: StoredCard = {
      id: this.#byCode.size + 1,
      card: { ...card, amount_remaining: 0 },
      issued: amount,
      isClosed: false,
      isRevoked: false,
      recipient,
      bought,
      createdAt: reason.time.toISOString(),
      entries: [],
    };
    this.#byCode.set(card.code, stored);
    this.#change(stored, amount, kind, reason, bought?.order ?? null);
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

/** Less what refunds returned to it; what a block took is not spent. */
const countSpent = ({ card, entries }: StoredCard): number =>
  sumAmounts([
    ...entries.filter(({ kind }) => kind === "issue" || kind === "block").map(({ amount }) => Number(amount)),
    -card.amount_remaining,
  ]);

const toLedger = ({
  id,
  card,
  issued,
  isClosed,
  recipient,
  bought,
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
    order_number: bought?.order ?? null,
    created_at: createdAt,
  }),
  entries: entries.toReversed(),
});

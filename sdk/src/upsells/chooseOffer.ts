import type { Purchase } from "../checkout/validateCheckout.ts";
import { sandboxOffer } from "../rules/sandbox/sandboxOffer.ts";
import type { Language, UpsellOffer, Upsells } from "../types.ts";
import { type OfferSources, offerFor, priceOffer } from "./priceOffer.ts";

/** The circumstances of a purchase, and what the rules cannot know. */
export interface OfferPorts extends OfferSources {
  /** Of the site that sells. */
  source: string;
  language: Language;
  now: Date;
  newTaskId(): string;
  /** Tags in the buyer's address choose an offer. */
  sandbox: boolean;
  /** The site's offers, in their order. */
  readOffers(): readonly UpsellOffer[] | Promise<readonly UpsellOffer[]>;
  /** True for a saved card of the buyer's own. */
  isOwnCard(token: string): boolean | Promise<boolean>;
}

/**
 * Chooses the offer after a purchase, or null: the first of the site's offers that fits, to parcels that can
 * be paid a second time, by a card of one's own.
 */
export async function chooseOffer(
  { checkout: { user }, payment, cart: { lines }, invoice: { currency }, option }: Purchase,
  transactionId: string,
  ports: OfferPorts,
): Promise<Upsells | null> {
  const { source, language, now } = ports;
  const paidBy = "offer" in payment ? payment.offer : null;
  const address = user.address?.shipping;
  if (option === null || !address || paidBy === null) return null;
  if (paidBy.token !== null && !(await ports.isOwnCard(paidBy.token))) return null;
  const offers = await ports.readOffers();
  const chosen = (ports.sandbox ? sandboxOffer(user.email, offers) : undefined) ?? offerFor(offers, lines);
  if (chosen === undefined) return null;
  const buyer = { source, lines, address, currency, language, now };
  return priceOffer(ports, chosen, { ...buyer, taskId: ports.newTaskId(), transactionId, ...paidBy });
}

import { InvalidRequestError } from "../requests/validate.ts";
import { invoicesAgree } from "../rules/checkout/invoicesAgree.ts";
import type { Refusal } from "../rules/refusal.ts";
import { parseEmailTags } from "../rules/sandbox/findBuyerScenario.ts";
import { isOfferOver } from "../rules/upsells/offer.ts";
import type { Invoice, Order, UpsellAcceptance, Upsells } from "../types.ts";

/** The offer after an order, and its state. */
export interface OfferTask {
  orderId: string;
  state: "open" | "accepted" | "closed";
  offer: Upsells;
  /** Variant ids accepted; empty while the task is open and when it was closed. */
  accepted: number[];
}

/** The accepted part of an offer. */
export interface AcceptedOffer {
  products: Upsells["products"];
  variants: number[];
  invoice: Invoice;
}

export type AcceptanceRefusal = Refusal<"resourceDoesNotExist" | "paymentDeclined" | "invoiceDoesNotMatch">;

/** For an offer that ended, or that somebody else was faster with. */
export const offerExpired = (): InvalidRequestError =>
  new InvalidRequestError({ "meta.expires": "The offer has expired" });

/**
 * Validates an acceptance, in the one order of its refusals: task, products, end, payment, total.
 * `done` when the same was accepted before. Throws an InvalidRequestError when the offer is over or others are to pay.
 * `sandbox`: whether the buyer's address may ask for another answer.
 */
export function validateAcceptance<Task extends OfferTask>(
  task: Task | undefined,
  order: Order | undefined,
  body: UpsellAcceptance,
  { now, sandbox }: { now: Date; sandbox: boolean },
):
  | { task: Task; order: Order; taken: AcceptedOffer }
  | { done: { task: Task; order: Order } }
  | { refused: AcceptanceRefusal } {
  if (task === undefined || order === undefined || !isSameBuyer(order, body)) return nothing;
  const taken = matchAcceptance(task.offer, body.cart.products);
  if (taken === undefined) return nothing;
  if (task.state === "accepted" && isSameSet(task.accepted, taken.variants)) return { done: { task, order } };
  if (task.state !== "open" || isOfferOver(task.offer.expires, now.getTime())) throw offerExpired();
  requireSameMeans(task.offer, body.payment);

  const tags = sandbox ? parseEmailTags(order.user.email) : [];
  if (tags.includes("upsell-expired")) throw offerExpired();
  if (tags.includes("upsell-fail"))
    return { refused: { reference: "paymentDeclined", value: null, variant: "Do Not Honor" } };
  const { total } = taken.invoice;
  const sent = body.cart.invoice;
  return invoicesAgree(sent, taken.invoice)
    ? { task, order, taken }
    : { refused: { reference: "invoiceDoesNotMatch", value: { sent: sent.total, total } } };
}

const nothing: { refused: AcceptanceRefusal } = {
  refused: { reference: "resourceDoesNotExist", value: null },
};

/** An acceptance must name the order's transaction and its email address. */
const isSameBuyer = (order: Order, { payment, user }: UpsellAcceptance): boolean =>
  order.transaction.transaction_id === payment.transaction_id &&
  order.user.email.toLowerCase() === user.email.toLowerCase();

/** The variants accepted: a single offer's product, all of a bundle; undefined for anything else. */
function matchAcceptance(
  offer: Upsells,
  requested: UpsellAcceptance["cart"]["products"],
): AcceptedOffer | undefined {
  const { type, products } = offer;
  const wanted = requested.map(({ variant }) => variant.id);
  const found = products.filter(({ _variant }) => wanted.includes(_variant.id));
  const whole = wanted.length === (type === "single" ? 1 : products.length) && found.length === wanted.length;
  if (!whole || requested.some(({ quantity = 1 }) => quantity !== 1)) return undefined;
  return {
    products: found,
    variants: found.map(({ _variant }) => _variant.id),
    invoice: acceptedInvoice(offer, wanted),
  };
}

/** Invoice of these variants: each product of a single offer has an invoice of its own. */
export const acceptedInvoice = ({ products, invoice }: Upsells, variants: readonly number[]): Invoice =>
  products.find(({ _variant }) => variants.includes(_variant.id))?.invoice ?? invoice;

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Only what the checkout gave for this may pay: another token could be somebody else's card. */
function requireSameMeans(offer: Upsells, { token, nonce }: UpsellAcceptance["payment"]): void {
  if (offer.token !== null && token !== offer.token)
    throw new InvalidRequestError({ "payment.token": "A token is required" });
  if (offer.token === null && nonce !== offer.nonce)
    throw new InvalidRequestError({ "payment.nonce": "A nonce is required" });
}

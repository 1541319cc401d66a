import { erasureAct, erasureRefusal, openOrdersRefusal, unsentUnits, withoutBuyer } from "@velours/sdk/shop";
import type { SiteCode } from "@velours/sdk/types";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Context, Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { findPerson, type Person } from "./findPeople.ts";

/** Erases a customer; the money of their orders stays. */
export const eraseCustomer: Handler<"eraseCustomer"> = (input, context) =>
  onceForKey(context, "eraseCustomer", input, () => {
    const { params, body } = input;
    const person = findPerson(context, params.id);
    if (person === undefined) return refuse("resourceDoesNotExist");
    const { member, email } = person;
    const barred =
      erasureRefusal(body.email, { email, isStaff: member?.staff !== undefined }) ??
      openOrdersRefusal(listOpenOrders(context, person));
    if (barred !== null) return barred as MockResponse;
    const act = erasureAct(input, [...context.session.sites.values()], context.site as SiteCode);
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return unapproved;
    erase(context, person);
    return { status: 200, body: { orders: person.orders.length } };
  });

/** Numbers of a person's orders that are still to be sent, and of all with a gift card that waits to be sent to them. */
function listOpenOrders({ session }: Context, { email, orders }: Person): string[] {
  const own = new Set(orders.map(({ order }) => order.number));
  const waiting = session.giftCards
    .listWaiting()
    .filter(({ order, to }) => own.has(order) || to.toLowerCase() === email);
  const open = orders.filter(isOpen).map(({ order }) => order.number);
  return [...new Set([...open, ...waiting.map(({ order }) => order)])].sort();
}

/** True for an order of which something is still to be sent. */
function isOpen(placed: PlacedOrder): boolean {
  const order = presentOrder(placed);
  return order.status !== "cancelled" && unsentUnits(order).length > 0;
}

function erase({ session }: Context, person: Person): void {
  const { member, email, orders } = person;
  eraseProposals(session, person);
  eraseDrafts(session, person);
  for (const placed of orders) eraseOrder(placed);
  for (const { code: site, currencies } of session.sites.values())
    for (const currency of currencies)
      for (const owner of [{ email }, ...(member ? [{ member: member.id }] : [])])
        session.credits.forget(owner, { site, currency });
  const isOther = (row: { email: string }) => row.email !== email;
  session.subscribers = session.subscribers.filter(isOther);
  session.messages = session.messages.filter(isOther);
  session.campaignEntries = session.campaignEntries.filter(isOther);
  session.stockNotices = session.stockNotices.filter(isOther);
  session.endJoinNonces((right) => !isOther(right));
  session.giftCards.forget(email);
  session.reviewRefusals.delete(email);
  if (member === undefined) return;
  session.signOut(member);
  session.members.remove(member);
}

function eraseOrder(placed: PlacedOrder): void {
  placed.order = withoutBuyer(placed.order);
  for (const parties of placed.parties.values()) parties.buyer = null;
  placed.member = null;
  placed.reviews = [];
  placed.events = placed.events.map((event) => ({ ...event, text: null }));
  placed.shipments = placed.shipments.map((parcel) => ({ ...parcel, tracking: null }));
  placed.refunds = placed.refunds.map((refund) => ({ ...refund, reason: null }));
  placed.returns = placed.returns.map((request) => ({
    ...request,
    note: null,
    answer: request.answer && { ...request.answer, note: null },
  }));
}

const numbersOf = ({ orders }: Person): ReadonlySet<string> =>
  new Set(orders.map(({ order }) => order.number));

function eraseDrafts({ drafts }: MockSession, person: Person): void {
  const numbers = numbersOf(person);
  for (const [id, { email, order }] of drafts)
    if (email.toLowerCase() === person.email || (order !== null && numbers.has(order))) drafts.delete(id);
}

/** A request to erase has the address, and why it was rejected is about the person; once it is approved it has neither. */
function eraseProposals(session: MockSession, person: Person): void {
  const numbers = numbersOf(person);
  const ids = new Set([...numbers, String(person.member?.id)]);
  session.proposals = session.proposals.filter(({ state, about: { refund, giftCard, customer } }) => {
    const isOfOrder = refund !== undefined && numbers.has(refund.order);
    const isOfCard = giftCard?.recipient?.email.toLowerCase() === person.email;
    const isErasure = state !== "approved" && customer !== undefined && ids.has(customer.id);
    return !(isOfOrder || isOfCard || isErasure);
  });
}

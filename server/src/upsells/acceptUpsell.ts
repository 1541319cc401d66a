import { isOfferOver, toMinor } from "@velours/sdk/rules";
import { tagsOf } from "@velours/sdk/shop";
import type { Order, UpsellAcceptance } from "@velours/sdk/types";
import { keyedRequest } from "../checkout/idempotency.ts";
import { knownAnswer } from "../checkout/knownAnswer.ts";
import { readOrder } from "../checkout/store.ts";
import type { Context } from "../context.ts";
import { type Handler, type Result, refuse } from "../generated/handlers.ts";
import { InvalidRequest } from "../generated/validate.ts";
import { readSite } from "../sites/store.ts";
import { addToOrder, soldOut } from "./addToOrder.ts";
import { findOffered, offeredLines } from "./findOffered.ts";
import { isTaskId, readTask, type Task } from "./tasks.ts";

type Answer = Result<"acceptUpsell">;

/**
 * Adds what was offered to a placed order and takes its price once (7, upsells; CA-66). The offer is the server's own:
 * its products, its prices, its end. The same offer accepted again answers the order and charges nothing.
 */
export const acceptUpsell: Handler<"acceptUpsell"> = async ({ headers, body }, context) => {
  const request = keyedRequest("acceptUpsell", headers["idempotency-key"], body);
  const known = await knownAnswer<Order>(context, request);
  if (known !== null) return known;

  const { task: asked, payment, cart } = body;
  const task = isTaskId(asked.id) ? await readTask(context.store.db, asked.id) : undefined;
  const order = task && (await readOrder(context.store.db, task.orderId));
  if (!task || !order || !isTheirs(order, body)) return refuse("resourceDoesNotExist");

  const offered = findOffered(task.offer, cart.products);
  if (offered === undefined) return refuse("resourceDoesNotExist");
  const variants = offered.products.map(({ _variant }) => _variant.id);
  if (task.state === "accepted" && sameSet(task.accepted, variants)) return { status: 200, body: order };
  if (task.state !== "open" || isOfferOver(task.offer.expires, context.now.getTime())) throw expired();
  requireSameMeans(task, payment);

  const refused = sandboxAnswer(context, order);
  if (refused !== null) return refused;
  const { total, currency } = offered.invoice;
  if (currency !== cart.invoice.currency || toMinor(total) !== toMinor(cart.invoice.total)) {
    return refuse("invoiceDoesNotMatch", { sent: cart.invoice.total, total });
  }
  const lines = await offeredLines(context, offered.products, order);
  if (lines === undefined) return refuse("cartValidationErrors", soldOut(variants));
  const site = await readSite(context.store.db, order.site);
  if (site === undefined) throw new Error(`site ${order.site} has no settings`);
  const added = await addToOrder(context, request, { task, order, site, lines, invoice: offered.invoice });
  if (added !== "claimed") return added;
  // Somebody else was faster with the same key.
  return (await knownAnswer<Order>(context, request)) ?? refuse("idempotencyKeyInProgress");
};

/** Who accepts knows the order's payment and its address. */
const isTheirs = (order: Order, { payment, user }: UpsellAcceptance): boolean =>
  order.transaction.transaction_id === payment.transaction_id &&
  order.user.email.toLowerCase() === user.email.toLowerCase();

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

const expired = () => new InvalidRequest({ "meta.expires": "The offer has expired" });

/** Only what the checkout gave for this may pay: another token could be somebody else's card. */
function requireSameMeans({ offer }: Task, { token, nonce }: UpsellAcceptance["payment"]): void {
  if (offer.token !== null && token !== offer.token)
    throw new InvalidRequest({ "payment.token": "A token is required" });
  if (offer.token === null && nonce !== offer.nonce)
    throw new InvalidRequest({ "payment.nonce": "A nonce is required" });
}

/** What the buyer's address asks the sandbox to answer instead (S6). */
function sandboxAnswer({ config }: Context, { user }: Order): Answer | null {
  if (config.paymentProvider !== "sandbox") return null;
  const tags = tagsOf(user.email);
  if (tags.includes("upsell-expired")) throw expired();
  return tags.includes("upsell-fail") ? refuse("paymentDeclined", null, { of: "Do Not Honor" }) : null;
}

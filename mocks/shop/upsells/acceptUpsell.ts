import { addInvoice, CART_VALIDATION_TEXTS, isOfferOver, offerLine, toMinor } from "@velours/sdk/rules";
import { InvalidRequest, orderProduct, planStock, presentProduct, tagsOf } from "@velours/sdk/shop";
import type { CartLine, CartValidationError, Order, UpsellAcceptance, Upsells } from "@velours/sdk/types";
import type { Task } from "../../session/Session.ts";
import { creditOrder } from "../checkout/creditOrder.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import { regionOf } from "../checkout/regionOf.ts";
import { demo } from "../demo.ts";
import type { Answer, Context, Handler } from "../Handler.ts";
import { authorize } from "../payments/authorize.ts";
import { refuse } from "../refuse.ts";

const expired = () => new InvalidRequest({ "meta.expires": "The offer has expired" });

/** Adds what was offered to a placed order, once; the same offer accepted again answers the order (CA-66). */
export const acceptUpsell: Handler<"acceptUpsell"> = (input, context) =>
  onceForKey(context, "acceptUpsell", input, () => accept(input.body, context));

function accept(body: UpsellAcceptance, context: Context): Answer {
  const { session, now } = context;
  const { task: asked, payment, cart } = body;
  const task = session.tasks.get(String(asked.id));
  const placed = task && session.orders.get(task.orderId);
  if (task === undefined || placed === undefined || !isTheirs(placed.order, body))
    return refuse("resourceDoesNotExist");
  const { order } = placed;
  const offered = findOffered(task.offer, cart.products);
  if (offered === undefined) return refuse("resourceDoesNotExist");
  const variants = offered.products.map(({ _variant }) => _variant.id);
  const isSame =
    variants.every((id) => task.accepted.includes(id)) && task.accepted.length === variants.length;
  if (task.state === "accepted" && isSame) return { status: 200, body: order };
  if (task.state !== "open" || isOfferOver(task.offer.expires, now.getTime())) throw expired();
  if (payment.nonce !== task.offer.nonce)
    throw new InvalidRequest({ "payment.nonce": "A nonce is required" });

  const tags = tagsOf(order.user.email);
  if (tags.includes("upsell-expired")) throw expired();
  if (tags.includes("upsell-fail")) return refuse("paymentDeclined", null, { of: "Do Not Honor" });
  const { total, currency } = offered.invoice;
  if (currency !== cart.invoice.currency || toMinor(total) !== toMinor(cart.invoice.total))
    return refuse("invoiceDoesNotMatch", { sent: cart.invoice.total, total });
  return addToOrder(context, { task, order, variants, ...offered });
}

interface Acceptance {
  task: Task;
  order: Order;
  variants: number[];
  products: Upsells["products"];
  invoice: Order["invoice"];
}

function addToOrder(context: Context, { task, order, variants, products, invoice }: Acceptance): Answer {
  const { session, site } = context;
  const lines = linesOf(context, products, order);
  const rows = session.records({ variants }).flatMap(({ stock }) => stock);
  const plan = planStock(lines, rows, regionOf(site, order.address.shipping?.country));
  if ("missing" in plan) return refuse("cartValidationErrors", soldOut(variants));
  const refused = authorize(session, task.offer.nonce ?? "");
  if (refused !== null) return refused;
  session.takeStock(plan.takes);
  task.state = "accepted";
  task.accepted = variants;
  const merged: Order = {
    ...order,
    products: [...order.products, ...lines.map((line) => orderProduct(line, undefined))],
    invoice: addInvoice(order.invoice, invoice),
  };
  if (demo.sites.get(site)?.creditsDisplay)
    merged.credits = creditOrder(context, order, invoice.rewards ?? 0);
  session.orders.set(order.id, { order: merged, member: session.orders.get(order.id)?.member ?? null });
  return { status: 200, body: merged, headers: { "x-join-nonce": session.joinNonceFor(order.user.email) } };
}

/** The products offered are not to be had any more; nothing mends that. */
function soldOut(variants: readonly number[]): CartValidationError {
  const message = CART_VALIDATION_TEXTS.inventory.en;
  const results = variants.map((variantId) => ({ message, variantId }));
  return {
    status: "deny",
    products: { message, value: { validation: { inventory: { results } }, actions: [] } },
  };
}

/** Who accepts knows the order's payment and its address. */
const isTheirs = (order: Order, { payment, user }: UpsellAcceptance): boolean =>
  order.transaction.transaction_id === payment.transaction_id &&
  order.user.email.toLowerCase() === user.email.toLowerCase();

/** One product of a single offer, all of a bundle; undefined for anything else. */
function findOffered({ type, products, invoice }: Upsells, asked: UpsellAcceptance["cart"]["products"]) {
  const wanted = asked.map(({ variant }) => variant.id);
  const found = products.filter(({ _variant }) => wanted.includes(_variant.id));
  const whole = wanted.length === (type === "single" ? 1 : products.length) && found.length === wanted.length;
  if (!whole || asked.some(({ quantity = 1 }) => quantity !== 1)) return undefined;
  return { products: found, invoice: found[0]?.invoice ?? invoice };
}

function linesOf(
  { session, now }: Context,
  products: Upsells["products"],
  { language, invoice: { currency } }: Order,
): CartLine[] {
  const records = session.records({ ids: products.map(({ id }) => id) });
  return products.flatMap(({ id, _variant, _price }) => {
    const record = records.find((one) => one.id === id);
    const product = record && presentProduct(record, { language, currency });
    const variant = product?.variants.find((one) => one.id === _variant.id);
    if (product === undefined || variant === undefined) return [];
    return [offerLine({ product, variant, price: _price, currency, now: now.getTime() })];
  });
}

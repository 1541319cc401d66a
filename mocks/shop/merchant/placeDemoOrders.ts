import { isGiftCard, isSoldBy, isWarranty, rateFor, rowsFor } from "@velours/sdk/rules";
import { answerInvoice } from "@velours/sdk/shop";
import type { Invoice } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { bindOperation } from "../bindOperation.ts";
import { loadCart } from "../checkout/loadCart.ts";
import { submitCheckout } from "../checkout/submitCheckout.ts";
import { toCheckoutTerms } from "../checkout/toCheckoutTerms.ts";
import type { Context, Input } from "../Handler.ts";

const hour = 3_600_000;

/** Orders that a session's desk opens with: who bought how much, how long ago, whether it has left, and what its bank says. */
const buyers: readonly {
  firstname: string;
  lastname: string;
  lines: readonly number[];
  hours: number;
  shipped: boolean;
  dispute?: string;
}[] = [
  { firstname: "Ada", lastname: "Moreau", lines: [0, 1], hours: 2, shipped: false },
  { firstname: "Paul", lastname: "Okafor", lines: [2], hours: 5, shipped: false },
  { firstname: "Mina", lastname: "Larsen", lines: [3, 4], hours: 26, shipped: true },
  { firstname: "Jo", lastname: "Varga", lines: [5], hours: 50, shipped: true, dispute: "dispute_opened" },
];

const sessionsWithOrders = new WeakSet<MockSession>();

/**
 * Places orders once in a session that nobody is signed in to, as guests from the United States, where the shop sells there
 * in US dollars.
 */
export async function placeDemoOrders(context: Context): Promise<void> {
  const { session, now } = context;
  if (sessionsWithOrders.has(session)) return;
  sessionsWithOrders.add(session);
  const variants = listVariants(context);
  for (const { lines, hours, shipped, dispute = null, ...name } of buyers.toReversed()) {
    const placedAt = new Date(now.getTime() - hours * hour);
    const chosen = lines.flatMap((place) => variants[place] ?? []);
    const order = await placeOrder({ ...context, now: placedAt }, name, chosen);
    const placed = order && session.orders.get(order);
    if (placed && dispute !== null)
      placed.trouble = { reason: dispute, revision: session.newId(), isClosed: false };
    if (placed && shipped)
      placed.shipments.push({
        id: session.newId(),
        created_at: new Date(placedAt.getTime() + hour).toISOString(),
        carrier: "USPS",
        tracking: "9400111899223100001234",
        lines: placed.order.products.map(({ _quantity }, place) => ({
          line: place + 1,
          quantity: _quantity,
        })),
        actor: "shop",
      });
  }
}

/** Variants of goods that the site has in stock. */
function listVariants(context: Context): number[] {
  const { session } = context;
  const { source } = toCheckoutTerms(context).site;
  return session.allRecords().flatMap(({ document, enabled, stock }) => {
    const { variants } = document;
    const [variant] = variants;
    const isService = isGiftCard({ product: document }) || isWarranty({ product: document });
    const isGoods = enabled && !isService && isSoldBy(document, source);
    const isThere = stock.some(
      ({ variant_id, region, quantity }) =>
        variant_id === variant?.id && region === "US" && (quantity ?? 0) > 1,
    );
    return isGoods && isThere && variant?.prices?.USD !== undefined ? variant.id : [];
  });
}

/** Id of the order; undefined when the shop refuses it. */
async function placeOrder(
  context: Context,
  { firstname, lastname }: { firstname: string; lastname: string },
  variants: readonly number[],
): Promise<string | undefined> {
  const { session } = context;
  const email = `${firstname}.${lastname}@example.com`.toLowerCase();
  const address = {
    firstname,
    lastname,
    address1: "12 Main St",
    address2: null,
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    country: "US",
    phone: null,
  };
  const products = variants.map((id) => ({ variant: { id }, quantity: 1 }));
  const request = {
    products,
    promotion: null,
    currency: "USD",
    language: "en",
    country: "US",
    email,
  } as const;
  const { lines } = loadCart(context, request);
  const subtotal = lines.reduce((sum, { price }) => sum + price, 0);
  const rate = rateFor(rowsFor(session.shippingRates, request), subtotal);
  if (rate === undefined || lines.length === 0) return undefined;
  const { service, type, identifier, amount } = rate;
  const cart = { promotion: null, giftCard: null, credits: null, type: "physical" as const };
  const user = { email, address: { billing: address, shipping: address } };
  const parts = { params: {}, query: {}, headers: {} };
  const quoted: Input<"generateInvoice"> = {
    ...parts,
    body: {
      user,
      cart: { ...cart, products, shipping: { service, type, identifier }, invoice: { currency: "USD" } },
    },
  };
  const priced = (await bindOperation(answerInvoice)(quoted, context))!;
  const { total, currency } = priced.body as Invoice;
  const bought: Input<"submitCheckout"> = {
    ...parts,
    body: {
      user,
      cart: {
        ...cart,
        products: lines.map(({ product, variant, price }) => ({
          product: { id: product.id },
          variant: { id: variant.id },
          quantity: 1,
          price,
        })),
        shipping: { service, type, identifier, amount },
        invoice: { total, currency, discounts: { credits: 0 } },
      },
      payment: {
        paymentMethod: "credit-card",
        gateway: "braintree",
        service: "braintree",
        nonce: `sandbox-card-ok-${session.newId()}`,
        cardDetails: { lastFour: "1111", bin: "411111" },
        deviceData: "{}",
        kountId: "0123456789abcdef0123456789abcdef",
        vaulted: false,
      },
    },
  };
  const answer = (await submitCheckout(bought, context))!;
  return answer.status === 200 ? (answer.body as { id: string }).id : undefined;
}

import { round2 } from "@velours/sdk/rules";
import type { Player } from "./FetchReplayer.ts";
import type { Played } from "./SessionReplayer.ts";
import type { Shopper } from "./sessions.ts";

/** A request and its answer. */
export interface Step {
  name: string;
  answer: Played;
}

type Ask = <Body = Record<string, unknown>>(
  name: string,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Body>;

/** Sends requests as one player, and keeps each answer under its name. */
export function recorder(
  player: Player,
  { site, language }: { site: string; language: string },
): { steps: Step[]; ask: Ask } {
  const steps: Step[] = [];
  const ask: Ask = async <Body>(
    name: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const own = { "accept-language": language, ...headers };
    const answer = await player.ask(method, `/api${path}`, { body, site, headers: own });
    steps.push({ name, answer });
    return answer.body as Body;
  };
  return { steps, ask };
}

/** No purchase was sent with it. */
const unknownKey = "5e0f5c1a-2b7d-4b59-9c8e-ffffffffffff";

/** The nonce's number makes each one new, and the same for every shop it is played on. */
export async function play(player: Player, shopper: Shopper, number: number): Promise<Step[]> {
  const { site, currency, language, look, code, card, lines, address } = shopper;
  const { steps, ask } = recorder(player, { site, language });
  const speech = `configuration[language]=${language}&configuration[currency]=${currency}`;

  await ask("getSite", "GET", `/sites/${site}`);
  await ask("identify", "POST", "/services/identify", {});
  await ask("listProducts", "GET", `/products?${look.listing}&${speech}`);
  await ask("getCollection", "GET", `/products/collections/${look.collection}?${speech}`);
  await ask("getCollectionFilters", "GET", `/products/collections/${look.collection}/filters?${speech}`);
  await ask("getProduct", "GET", `/products/${look.product}?${speech}`);
  if (code !== null) {
    await ask("getPromotion", "GET", `/products/promotions/${encodeURIComponent(code)}?${speech}`);
  }
  if (card !== null) await ask("getGiftCard", "GET", `/products/giftcards/${card}?${speech}`);
  await ask(
    "listShippingRates",
    "GET",
    `/services/shipping/rates?country=${address.country}&configuration[currency]=${currency}`,
  );

  const products = lines.map(({ variant, quantity, price }) => ({
    variant: { id: variant.id },
    quantity,
    ...(price !== undefined && { price }),
  }));
  const promotion = code === null ? null : { name: code };
  const giftCard = card === null ? null : { code: card };
  const user = { email: shopper.email, address: { shipping: address, billing: address } };
  const bag = { products, promotion, giftCard, credits: null };
  const before = await ask<{ subtotal?: number; discounts?: { promotion: number } }>(
    "generateInvoice",
    "POST",
    "/services/payments/invoice",
    { user, cart: { ...bag, shipping: null, invoice: { currency } } },
  );
  const subtotal = round2((before.subtotal ?? 60) - (before.discounts?.promotion ?? 0));
  const { data: options = [] } = await ask<{ data?: Record<string, unknown>[] }>(
    "listShippingOptions",
    "POST",
    "/services/shipping/options",
    { address, subtotal, currency, language, products, promotion: code, tiers: [] },
  );
  // Now and then nothing is chosen, though a parcel needs it.
  const option = shopper.option === 20 ? undefined : options[shopper.option % options.length];
  const shipping = option && {
    service: option.service,
    type: option.type,
    identifier: option.identifier,
    amount: option.amount,
  };
  await ask("calculateTaxes", "POST", "/services/payments/taxes/calculate", {
    address,
    invoice: {
      currency,
      shipping: Number(option?.amount ?? 0),
      discounts: { promotion: 4.5 },
      _subtotal: { taxable: 59.97 },
    },
    shipping: option ?? null,
    products: [{ id: "1", unit_price: 19.99, discount: 4.5, quantity: 3 }],
  });
  const cart = { ...bag, shipping: shipping ?? null };
  const invoice = await ask<{ total?: number }>("generateInvoice", "POST", "/services/payments/invoice", {
    user,
    cart: { ...cart, invoice: { currency } },
  });
  const total = Math.max(0, (invoice.total ?? 0) + shopper.off);
  const priced = { ...cart, type: "physical", invoice: { currency, total } };
  await ask("validateCart", "POST", "/services/payments/validate", { user, cart: priced });
  await ask("createCardToken", "GET", `/services/payments/tokens/braintree?currency=${currency}`);

  const nonce = `sandbox-card-${shopper.nonce}-${number}`;
  const checkout = {
    user,
    cart: priced,
    payment: {
      paymentMethod: total > 0 ? "credit-card" : "free",
      service: total > 0 ? "braintree" : "internal",
      gateway: "braintree",
      nonce,
      deviceData: "{}",
      vaulted: false,
      kountId: "0123456789abcdef0123456789abcdef",
      cardDetails: { lastFour: "1111", bin: "411111" },
    },
  };
  const key = { "idempotency-key": unknownKey.slice(0, -12) + String(number).padStart(12, "0") };
  const pay = (name: string, body: unknown, headers = key) =>
    ask<{ id?: string }>(name, "POST", "/services/payments/checkout", body, headers);
  const order = await pay("submitCheckout", checkout);
  await pay("submitCheckout again", checkout);
  await pay("submitCheckout with the same nonce", checkout, {
    "idempotency-key": `differential-other-${number}`,
  });
  await pay("submitCheckout changed", { ...checkout, user: { ...user, email: "other@example.com" } });
  for (const id of [key["idempotency-key"], unknownKey])
    await ask("getPurchase", "GET", `/services/payments/purchases/${id}`);
  await ask("getOrder", "GET", `/services/payments/checkouts/${order.id ?? "unknown"}`);
  if (card !== null) await ask("getGiftCard after", "GET", `/products/giftcards/${card}?${speech}`);
  await ask("writeLog", "POST", "/services/logs", {
    level: "info",
    type: "client",
    message: "seen",
    site,
    url: "http://localhost/",
  });
  return steps;
}

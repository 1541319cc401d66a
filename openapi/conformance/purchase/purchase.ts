import { randomUUID } from "node:crypto";
import { lineInput, round2, shippingOptionsFor } from "@velours/sdk/rules";
import type { GiftCard, Invoice, SelectedShipping, ShippingOption } from "@velours/sdk/types";
import { type Caller, type Case, newKey } from "../Case.ts";
import type { HttpResponse } from "../http/Browser.ts";
import type { PricedBasket } from "./basket.ts";
import { differences } from "./differences.ts";
import { quoteBasket } from "./quoteBasket.ts";

export interface Terms {
  /** How it is shipped; `standard` when absent. */
  tier?: string;
  giftCard?: GiftCard | null;
}

/** A basket that can be paid: what is sent, and the invoice that the rules make of it. */
export interface PayableBasket {
  basket: PricedBasket;
  chosen: SelectedShipping;
  giftCard: GiftCard | null;
  expected: Invoice;
}

/** The part of an invoice that money depends on. `data` of the taxes is the tax service's own. */
export const payable = ({ taxes: { data: _data, ...taxes }, ...invoice }: Invoice) => ({ ...invoice, taxes });

const cartOf = ({
  basket: { lines, promotion, place },
  chosen,
  giftCard,
}: Omit<PayableBasket, "expected">) => ({
  products: lines.map(lineInput),
  promotion: promotion === undefined ? null : { name: promotion },
  giftCard: giftCard && { code: giftCard.code },
  credits: null,
  shipping: chosen,
  type: "physical",
  invoice: { currency: place.currency },
});

export const userOf = ({ place: { address } }: Pick<PricedBasket, "place">, email = "ada@example.com") => ({
  email,
  address: { shipping: address, billing: address },
});

/** Chooses a way to ship, has the invoice made, and compares both with the rules. */
export async function pricePurchase(
  check: Case,
  caller: Caller,
  basket: PricedBasket,
  { tier = "standard", giftCard = null }: Terms = {},
): Promise<PayableBasket> {
  const option = await chooseShipping(check, caller, basket, tier);
  const chosen = {
    service: option.service,
    type: option.type,
    identifier: option.identifier,
    amount: option.amount,
  };
  const { invoice, option: rated } = quoteBasket(basket, check.fixture, { chosen, giftCard });
  const purchase = { basket, chosen, giftCard, expected: invoice };
  const { identifier, amount, original, duties } = option;
  if (!rated) check.find("amount", `shipping ${identifier} is not among the fixture's rates`);
  else
    for (const difference of differences(
      { amount: rated.amount, original: rated.original, duties: rated.duties },
      { amount, original, duties },
    ))
      check.find("amount", `shipping ${identifier}: ${difference}`);
  const answer = await caller("generateInvoice", {
    body: { user: userOf(basket), cart: cartOf(purchase) },
  });
  if (!check.expectAnswer(answer, "success", "the invoice")) check.skip("there is no invoice to compare");
  for (const difference of differences(payable(invoice), answer.body)) check.find("amount", difference);
  return purchase;
}

async function chooseShipping(
  check: Case,
  caller: Caller,
  basket: PricedBasket,
  tier: string,
): Promise<ShippingOption> {
  const { lines, usable, promotion, place } = basket;
  const { invoice } = quoteBasket(basket, check.fixture, { chosen: null, giftCard: null });
  const subtotal = round2(invoice.subtotal - invoice.discounts.promotion);
  const { country } = place.address;
  // An implementation may have invoices before it has shipping: the fixture's rates then say what is offered.
  if (!check.isImplemented("listShippingOptions"))
    return choose(
      shippingOptionsFor({
        rows: check.fixture.shippingRates,
        country: country ?? "",
        subtotal,
        currency: place.currency,
        language: "en",
        promotion: usable,
      }),
    );
  const answer = await caller("listShippingOptions", {
    body: {
      address: place.address,
      subtotal,
      currency: place.currency,
      language: "en",
      products: lines.map(({ variant, quantity, free }) => ({ variant: { id: variant.id }, quantity, free })),
      promotion: usable === null ? null : promotion,
      tiers: [],
    },
  });
  if (!check.expectAnswer(answer, "success", "shipping")) check.skip("nothing can be shipped");
  return choose((answer.body as { data: ShippingOption[] }).data);

  function choose(options: readonly ShippingOption[]): ShippingOption {
    const option = options.find(({ type }) => type === tier) ?? options[0];
    return option ?? check.skip(`no ${tier} shipping to ${country} is offered`);
  }
}

export interface Payment {
  /** How the nonce begins. */
  nonce?: string;
  email?: string;
  /** Paid instead of the invoice's total. */
  total?: number;
}

/** The body of a checkout; each has a nonce of its own. */
export function checkoutBody(check: Case, purchase: PayableBasket, { nonce, email, total }: Payment = {}) {
  const { expected, basket } = purchase;
  const due = total ?? expected.total;
  const cart = cartOf(purchase);
  return {
    user: userOf(basket, email),
    cart: { ...cart, invoice: { currency: basket.place.currency, total: due } },
    payment: {
      paymentMethod: due > 0 ? "credit-card" : "free",
      service: due > 0 ? "braintree" : "internal",
      gateway: "braintree",
      nonce: `${nonce ?? check.fixture.nonces.ok}${randomUUID()}`,
      deviceData: "{}",
      vaulted: false,
      kountId: "0123456789abcdef0123456789abcdef",
      cardDetails: { lastFour: "1111", bin: "411111" },
    },
  };
}

/** Pays with a new idempotency key. */
export const sendCheckout = (caller: Caller, body: object, headers = newKey()): Promise<HttpResponse> =>
  caller("submitCheckout", { body, headers });

/** Pays, and compares the order with the invoice. */
export async function buy(check: Case, caller: Caller, purchase: PayableBasket): Promise<string> {
  const answer = await sendCheckout(caller, checkoutBody(check, purchase));
  if (!check.expectAnswer(answer, "success", "the order")) check.skip("there is no order to compare");
  const { id, invoice } = answer.body as { id: string; invoice: Invoice };
  for (const difference of differences(payable(purchase.expected), invoice))
    check.find("amount", `order: ${difference}`);
  return id;
}

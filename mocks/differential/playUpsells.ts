import type { Upsells } from "@velours/sdk/types";
import type { Player } from "./FetchReplayer.ts";
import { recorder, type Step } from "./play.ts";
import { buildCardPayment, buildCheckoutBody } from "./playMember.ts";

interface Offered {
  id: string;
  upsells: Upsells | null;
}

/** Buys, is offered what the address' tags ask for, and answers the offer. */
export async function playUpsells(player: Player, tags: string): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  const email = `ada+${tags}@example.com`;
  const priced = await ask<{ total: number }>(
    "generateInvoice",
    "POST",
    "/services/payments/invoice",
    buildCheckoutBody(null, undefined, email),
  );
  const payment = { ...buildCardPayment(tags), upsells: { nonce: `sandbox-card-ok-second-${tags}` } };
  const checkout = { ...buildCheckoutBody(null, priced.total, email), payment };
  const { id, upsells } = await ask<Offered>(
    "submitCheckout",
    "POST",
    "/services/payments/checkout",
    checkout,
    {
      "idempotency-key": `differential-${tags}`,
    },
  );
  if (upsells === null) throw new Error(`Nothing was offered to ${email}`);
  const { task_id, transaction_id, nonce, expires, type } = upsells;
  const products = (type === "single" ? upsells.products.slice(0, 1) : upsells.products).map(
    ({ _variant }) => ({
      variant: { id: _variant.id },
      quantity: 1,
    }),
  );
  const { total, currency } = upsells.products[0]?.invoice ?? upsells.invoice;
  const acceptance = {
    user: { email },
    payment: { transaction_id, token: null, nonce },
    cart: { products, invoice: { total, currency } },
    task: { id: task_id },
    meta: { expires },
  };
  let tries = 0;
  const accept = (name: string, change: object = {}) => {
    tries += 1;
    const key = { "idempotency-key": `differential-${tags}-${tries}` };
    return ask(name, "POST", "/services/payments/checkout/upsells", { ...acceptance, ...change }, key);
  };
  const unknownId = "8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10";
  await accept("acceptUpsell of an unknown id", { task: { id: unknownId } });
  await accept("acceptUpsell of another's", { user: { email: "eve@example.com" } });
  await accept("acceptUpsell with another card", {
    payment: { transaction_id, token: null, nonce: "another" },
  });
  await accept("acceptUpsell at another price", { cart: { products, invoice: { total: 1, currency } } });
  await accept("acceptUpsell of what was not offered", {
    cart: { products: [{ variant: { id: 200001 }, quantity: 1 }], invoice: { total, currency } },
  });
  await accept("acceptUpsell too late", { meta: { expires: "2020-01-01T00:00:00.000Z" } });
  if (!tags.includes("bundle")) {
    await accept("acceptUpsell");
    // The key of the acceptance, with another body.
    tries -= 1;
    await accept("acceptUpsell changed", { meta: { expires: "2099-01-01T00:00:00.000Z" } });
  }
  if (!tags.includes("bundle")) await accept("acceptUpsell again");
  const close = (name: string, task: string) =>
    ask(name, "POST", "/services/payments/checkout/order-close", {
      task: { id: task },
      reason: "offers-all-declined",
    });
  await close("closeOrder", task_id);
  await close("closeOrder again", task_id);
  await close("closeOrder of an unknown id", unknownId);
  await accept("acceptUpsell after the end");
  await ask("getOrder", "GET", `/services/payments/checkouts/${id}`);
  await ask("cancelOrder", "PUT", `/services/payments/checkouts/${id}/cancellation`);
  return steps;
}

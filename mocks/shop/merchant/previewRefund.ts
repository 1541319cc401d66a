import { decimalText } from "@velours/sdk/rules";
import { countUnits, keptGifts } from "@velours/sdk/shop";
import type { RefundPreview } from "@velours/sdk/types";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { chooseRefund } from "./chooseRefund.ts";
import { findMerchantOrder } from "./findMerchantOrder.ts";

/** Answers what a refund would give back, and changes nothing. */
export const previewRefund: Handler<"previewRefund"> = ({ params, body }, context) => {
  const placed = findMerchantOrder(context, params.number);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  const { session } = context;
  const chosen = chooseRefund(session, placed, body);
  if ("refused" in chosen) return chosen.refused;
  const { plan, net, cashBack, unshipped } = chosen.planned;
  const left = countUnits(presentOrder(placed)).map(({ ordered, refunded }) => ordered - refunded);
  const toUnits = ({ place, quantity }: { place: number; quantity: number }) => ({
    line: place + 1,
    quantity,
  });
  const preview: RefundPreview = {
    amount: decimalText(net.amount),
    currency: placed.order.invoice.currency,
    payments: net.payments
      .filter((payment) => payment.amount > 0)
      .map((payment) => ({ id: payment.id, service: "sandbox", amount: decimalText(payment.amount) })),
    giftCard: decimalText(net.giftCard),
    credits: decimalText(plan.credits),
    cashBack: decimalText(cashBack),
    withheld: decimalText(net.withheld),
    shipping: decimalText(plan.shipping),
    lines: plan.lines.map(toUnits),
    stock: unshipped.map(toUnits),
    gifts: keptGifts(placed.order.products, left, plan.lines).map(toUnits),
  };
  return { status: 200, body: preview };
};

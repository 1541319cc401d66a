import type { MerchantOrder, RefundPreview } from "@velours/sdk/types";
import { toLogin } from "../testing/openDesk.ts";
import type { Player } from "./FetchReplayer.ts";
import { recorder, type Step } from "./play.ts";

/** The owner gives these orders back in parts: a unit of each line in turn, the last of them with shipping, then the rest. */
export async function playRefunds(
  player: Player,
  token: string,
  numbers: readonly string[],
): Promise<Step[]> {
  const { steps, ask } = recorder(player, { site: "boutique", language: "en" });
  const credentials = { ...toLogin("owner@example.com"), MFA: { type: "TOTP", token } };
  await ask("login", "POST", "/services/authentication", credentials);
  const amounts: Step[] = [];
  for (const [nth, number] of numbers.entries()) {
    const path = `/merchant/orders/${number}`;
    const { order } = await ask<MerchantOrder>("getMerchantOrder", "GET", path);
    const parts = order.products.map((_, place, { length }) => ({
      lines: [{ line: place + 1, quantity: 1 }],
      shipping: place === length - 1,
    }));
    for (const [part, body] of [...parts, {}].entries()) {
      const plan = await ask<RefundPreview>("previewRefund", "POST", `${path}/refunds/preview`, body);
      const key = { "idempotency-key": `differential-refund-${nth}-${part}` };
      const after = await ask<MerchantOrder>("refundOrder", "POST", `${path}/refunds`, body, key);
      const { status, headers } = steps.at(-1)!.answer;
      amounts.push({
        name: `refundOrder ${nth}, part ${part}`,
        answer: { status, headers, body: { plan: toAmounts(plan), after: toRest(after) } },
      });
    }
  }
  return amounts;
}

/** Without the names of payments, which the mock has of its own. */
const toAmounts = ({ payments, ...plan }: RefundPreview) => ({
  ...plan,
  payments: payments?.map(({ amount }) => amount),
});

const toRest = ({ order, refundable, ...refused }: MerchantOrder) =>
  order === undefined
    ? refused
    : {
        refundable,
        refunds: order.refunds?.map(({ amount, cashBack, withheld, payments }) => ({
          amount,
          cashBack,
          withheld,
          payments,
        })),
      };

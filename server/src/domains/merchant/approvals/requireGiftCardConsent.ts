import type { Context } from "../../../platform/context.ts";
import type { Input } from "../../../platform/contract.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { requireConsent } from "./requireConsent.ts";
import { sumIssuedByCaller } from "./sumIssuedByCaller.ts";

/**
 * Weighs the gift card that was issued last, together with all others of this person within a day. `requireRecipient` refuses a card without one, whose code nobody would read.
 */
export async function requireGiftCardConsent(
  trx: Transaction,
  context: Pick<Context, "approval" | "merchant">,
  { headers, body }: Pick<Input<"issueGiftCard">, "headers" | "body">,
  requireRecipient: () => void,
): Promise<void> {
  const issued = await sumIssuedByCaller(trx, context);
  await requireConsent(
    trx,
    context,
    ({ giftCardAbove = Number.POSITIVE_INFINITY }) => {
      if (issued <= giftCardAbove) return false;
      requireRecipient();
      return true;
    },
    {
      operation: "issueGiftCard",
      site: body.site,
      orderId: null,
      request: { params: {}, headers: { "idempotency-key": headers["idempotency-key"] }, body },
      about: { giftCard: body },
    },
  );
}

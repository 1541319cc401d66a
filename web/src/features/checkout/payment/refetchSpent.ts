import type { AnyRouter } from "@tanstack/react-router";
import type { Currency } from "@velours/sdk/types";
import { loadCredits } from "../../../platform/session/loadCredits.ts";
import { loadCartActions } from "../../cart/loadCartActions.ts";

/** Fetches the cash back or the gift card that a refusal may come from: it was spent elsewhere. A failure leaves it. */
export async function refetchSpent(
  router: AnyRouter,
  reference: string | undefined,
  currency: Currency,
): Promise<void> {
  const isUnclear = reference === "invoiceDoesNotMatch";
  await Promise.allSettled([
    (isUnclear || reference === "noCreditsAvailable") && loadCredits(router.options.context, currency),
    (isUnclear || reference === "giftCardExpended" || reference === "giftCardUnrecognizable") &&
      loadCartActions(router).then((cartActions) => cartActions.refreshGiftCard()),
  ]);
}

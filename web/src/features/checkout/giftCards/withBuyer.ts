import { giftCardUnits, saveDeliveries } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { giftCardDraft } from "./giftCardDraft.ts";

/** Lines whose gift cards come from the buyer; a digital order asks for the email only after the gift cards. */
export const withBuyer = (lines: readonly CartLine[], email: string): CartLine[] =>
  saveDeliveries(
    lines,
    giftCardUnits(lines).map(({ delivery }) => giftCardDraft(delivery)),
    email,
  );

import { describeKey } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { loadGiftCard } from "./loadGiftCard.ts";

/** Takes back what is left on a gift card. */
export const blockGiftCard: Handler<"blockGiftCard"> = (input, context) =>
  onceForKey(context, "blockGiftCard", input, () => {
    const { id } = input.params;
    const found = loadGiftCard(context, id);
    if (found === undefined) return refuse("resourceDoesNotExist");
    if (found.card.state !== "open") return refuse("giftCardExpended", 0);
    const reason = { actor: describeKey(context), note: input.body.reason.trim(), time: context.now };
    return { status: 200, body: context.session.giftCards.block(id, reason) };
  });

import type { GiftCardLedger } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { blockCard, lockCard } from "../giftcards/store/merchantGiftCards.ts";
import { commitOnce } from "./commitOnce.ts";
import { describeKey } from "./describeKey.ts";
import { loadGiftCard } from "./loadGiftCard.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "giftCardExpended">;

/** Takes back what is left on a gift card; a checkout that pays with it at the same time comes before or after. */
export const blockGiftCard: Handler<"blockGiftCard"> = ({ params: { id }, headers, body }, context) =>
  commitOnce<GiftCardLedger, null, Refusal>(
    context,
    {
      operation: "blockGiftCard",
      key: headers["idempotency-key"],
      input: { id, body },
      entry: ({ card }) => ({ command: `blockGiftCard ${id}`, site: card.site }),
    },
    async () => null,
    async (trx) => {
      await lockCard(trx, id);
      const found = await loadGiftCard(trx, context, id);
      if (found === undefined) return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      if (found.card.state !== "open") return refuseWrites<Refusal>(refuse("giftCardExpended", 0));
      await blockCard(trx, id, { actor: describeKey(context), note: body.reason.trim() });
      const blocked = await loadGiftCard(trx, context, id);
      if (blocked === undefined) throw new Error(`gift card ${id} is gone`);
      return blocked;
    },
  );

import { describeKey } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { blockCard, lockCard } from "../giftcards/store/merchantGiftCards.ts";
import { loadGiftCard } from "./loadGiftCard.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Takes back what is left on a gift card; a checkout that pays with it at the same time comes before or after. */
export const blockGiftCard = merchantWrite(
  "blockGiftCard",
  ({ params: { id }, body }, context, refuseWrites) => ({
    input: { id, body },
    async write(trx) {
      await lockCard(trx, id);
      const found = await loadGiftCard(trx, context, id);
      if (found === undefined) return refuseWrites(refuse("resourceDoesNotExist"));
      if (found.card.state !== "open") return refuseWrites(refuse("giftCardExpended", 0));
      await blockCard(trx, id, { actor: describeKey(context), note: body.reason.trim() });
      const blocked = await loadGiftCard(trx, context, id);
      if (blocked === undefined) throw new Error(`gift card ${id} is gone`);
      return blocked;
    },
  }),
);

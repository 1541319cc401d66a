import type { Handler } from "../Handler.ts";
import { appliedGiftCard } from "./appliedGiftCard.ts";

export const getGiftCard: Handler<"getGiftCard"> = ({ params, query }, context) => {
  const applied = appliedGiftCard(context, params.code, query.configuration?.currency);
  return "refused" in applied ? applied.refused : { status: 200, body: applied.giftCard };
};

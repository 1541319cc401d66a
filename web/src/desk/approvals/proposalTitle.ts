import { formatMoney } from "@velours/sdk/rules";
import type { Proposal } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";
import { operationText } from "../settings/log/operationText.ts";

/** A proposal in a line: the act, and what it is about. */
export function proposalTitle(
  { operation, refund, promotion, customer, giftCard, replay, import: file }: Proposal,
  text: Text,
): string {
  if (refund) {
    const amount = formatMoney(Number(refund.amount), refund.currency, { digits: 2 });
    const title = operation === "cancelMerchantOrder" ? m.desk_proposal_cancel : m.desk_proposal_refund;
    return text(title, { amount, number: refund.order });
  }
  if (giftCard) {
    const amount = formatMoney(Number(giftCard.amount), giftCard.currency, { digits: 2 });
    const email = giftCard.recipient?.email;
    return email === undefined
      ? text(m.desk_proposal_gift_card_unsent, { amount })
      : text(m.desk_proposal_gift_card, { amount, email });
  }
  if (promotion) return text(m.desk_proposal_promotion, { name: promotion.name });
  if (replay)
    return text(replay.invert ? m.desk_proposal_undo : m.desk_proposal_redo, {
      what: operationText(replay, text),
    });
  if (file) return text(m.desk_proposal_import, { name: file.name });
  return text(m.desk_proposal_erase, { number: customer?.id ?? "" });
}

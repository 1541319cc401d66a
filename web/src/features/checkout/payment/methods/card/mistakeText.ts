import { m } from "../../../../../platform/text/m.ts";
import type { Text } from "../../../../../platform/text/useText.ts";
import type { CardFieldName } from "../../gateways/CardGateway.ts";
import type { CardMistakes } from "./findCardMistakes.ts";

/** Text of a card field's mistake, with the expected input. */
export function mistakeText(
  text: Text,
  field: CardFieldName,
  mistake: CardMistakes[CardFieldName],
): string | undefined {
  if (!mistake) return undefined;
  const empty = mistake === "empty";
  switch (field) {
    case "number":
      return text(empty ? m.card_number_missing : m.card_number_wrong);
    case "cvv":
      return text(empty ? m.card_cvv_missing : m.card_cvv_wrong);
    case "expirationDate":
      return text(empty ? m.card_expiry_missing : m.card_expiry_wrong);
  }
}

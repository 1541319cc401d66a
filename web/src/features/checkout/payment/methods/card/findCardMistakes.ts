import { CARD_FIELDS, type CardFieldName, type CardFieldStates } from "../../gateways/CardGateway.ts";

export type CardMistakes = Partial<Record<CardFieldName, "empty" | "invalid">>;

/**
 * Mistakes of each card field: one left half-typed, and once paying was tried (`tried`) an empty one too. A
 * field that is being typed in is left alone until its content can no longer become valid.
 */
export function findCardMistakes(states: CardFieldStates, tried: boolean): CardMistakes {
  const mistakes: CardMistakes = {};
  for (const name of CARD_FIELDS) {
    const { isEmpty, isValid, isPotentiallyValid, isFocused } = states[name];
    if (isEmpty) {
      if (tried) mistakes[name] = "empty";
    } else if (!isValid && (!isFocused || !isPotentiallyValid)) mistakes[name] = "invalid";
  }
  return mistakes;
}

/** The gateway's own error for fields that do not all hold, without a call to it; null when they hold. */
export function toFieldsError(states: CardFieldStates) {
  const invalidFieldKeys = CARD_FIELDS.filter((name) => !states[name].isValid);
  if (invalidFieldKeys.length === 0) return null;
  return CARD_FIELDS.every((name) => states[name].isEmpty)
    ? { code: "HOSTED_FIELDS_FIELDS_EMPTY" }
    : { code: "HOSTED_FIELDS_FIELDS_INVALID", details: { invalidFieldKeys } };
}

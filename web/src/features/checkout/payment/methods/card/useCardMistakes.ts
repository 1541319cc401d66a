import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../../../platform/text/useText.ts";
import { CARD_FIELDS, type CardFieldStates, type CardFields } from "../../gateways/CardGateway.ts";
import { type CardMistakes, findCardMistakes, toFieldsError } from "./findCardMistakes.ts";
import { mistakeText } from "./mistakeText.ts";

/** Mistakes of the card fields, shown on the page and inside the gateway's frames. */
export function useCardMistakes(fields: CardFields | null) {
  const text = useText();
  const [mistakes, setMistakes] = useState<CardMistakes>({});
  const tried = useRef(false);
  const mark = useEffectEvent((marked: CardFields, found: CardMistakes) => {
    for (const name of CARD_FIELDS) marked.mark(name, mistakeText(text, name, found[name]) ?? null);
  });
  useEffect(() => {
    if (fields) mark(fields, mistakes);
  }, [fields, mistakes]);
  const show = (states: CardFieldStates) =>
    setMistakes((before) => {
      const now = findCardMistakes(states, tried.current);
      return CARD_FIELDS.every((name) => before[name] === now[name]) ? before : now;
    });
  return {
    mistakes,
    show,
    /** Marks every field that does not hold and moves to the first; the gateway's own error, or null when all hold. */
    check() {
      if (!fields) return null;
      const states = fields.states();
      const error = toFieldsError(states);
      if (!error) return null;
      tried.current = true;
      setMistakes(findCardMistakes(states, true));
      const first = CARD_FIELDS.find((name) => !states[name].isValid);
      if (first) fields.focus(first);
      return error;
    },
  };
}

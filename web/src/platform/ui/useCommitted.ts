import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react";

/**
 * For a select that acts as soon as something is chosen. On a closed one each arrow key changes the value, so what is
 * chosen by keys counts when Enter is pressed or the field is left; Escape takes it back. Spread the answer over the
 * select.
 */
export function useCommitted(value: string, onCommit: (value: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const byKey = useRef(false);
  // The choice stays on the screen until the page has followed.
  if (before !== value) {
    setBefore(value);
    setDraft(null);
  }
  const committed = useRef<string | null>(null);
  const commit = (next: string | null) => {
    if (next === null || next === value || next === committed.current) return;
    committed.current = next;
    onCommit(next);
  };
  return {
    value: draft ?? value,
    // After Back the browser puts the choice of then over the one of now, and React does not see it.
    autoComplete: "off",
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      // Enter and space choose in an open list.
      byKey.current = key !== "Enter" && key !== " ";
      if (key === "Enter") commit(draft);
      if (key === "Escape") setDraft(null);
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      committed.current = null;
      setDraft(target.value);
      if (!byKey.current) commit(target.value);
    },
    onBlur: () => commit(draft),
  };
}

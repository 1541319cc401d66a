import { type RefObject, useEffect } from "react";

/** A press anywhere in a row but on its controls is one of its `[data-row]`: a reader's is the link or button alone. */
export function useRowPress(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const shown = table.current;
    function onClick(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.closest("a, button, label") !== null) return;
      // Somebody marks words to copy them.
      if (getSelection()?.isCollapsed === false) return;
      const { metaKey, ctrlKey, shiftKey } = event;
      target
        .closest("tr")
        ?.querySelector("[data-row]")
        ?.dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, metaKey, ctrlKey, shiftKey }),
        );
    }
    shown?.addEventListener("click", onClick);
    return () => shown?.removeEventListener("click", onClick);
  }, [table]);
}

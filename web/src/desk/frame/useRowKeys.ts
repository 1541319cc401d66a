import { type RefObject, useEffect } from "react";

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [role=dialog]") !== null;

/** j and k go to the next and the previous row of a list, as the arrows of a reader's hand. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      if (step === 0 || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const here = rows.indexOf(document.activeElement as HTMLElement);
      rows[Math.min(rows.length - 1, Math.max(0, here + step))]?.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

import { type RefObject, useEffect } from "react";

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([data-select]), select, textarea, [role=dialog]") !== null;

const rowOf = (element: Element | null | undefined) => element?.closest("tr, li");

/**
 * j and k go to the next and the previous row of a list, as the arrows of a reader's hand; x and the space bar press the box
 * of the row that has the focus, where rows can be selected.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function select(event: KeyboardEvent) {
      const { activeElement } = document;
      // The space bar presses a box that has the focus by itself.
      if (!list.current?.contains(activeElement) || (event.key === " " && isBox(activeElement))) return;
      const box = rowOf(activeElement)?.querySelector<HTMLInputElement>("[data-select]");
      if (!box || !(isBox(activeElement) || activeElement?.matches("[data-row]"))) return;
      event.preventDefault();
      box.click();
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      if (event.key === "x" || event.key === " ") return select(event);
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      if (step === 0) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const here = rows.findIndex((row) => row === document.activeElement || isBoxOf(row));
      rows[Math.min(rows.length - 1, Math.max(0, here + step))]?.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

const isBox = (element: Element | null) => element?.matches("[data-select]") ?? false;

/** True when the box of this row has the focus. */
const isBoxOf = (row: HTMLElement) =>
  isBox(document.activeElement) && rowOf(document.activeElement) === rowOf(row);

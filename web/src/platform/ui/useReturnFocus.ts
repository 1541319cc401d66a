import { useRef } from "react";
import { mainHeading } from "./mainHeading.ts";

interface Opener {
  by: Element | null;
  /** The element that opened the modal that `by` is in, which may close with it. */
  before: Element | null;
  path: string;
}

let latest: Element | null = null;

function readOpener(): Opener {
  const by = document.activeElement;
  const before = by?.closest("[role=dialog]") ? latest : null;
  latest = before ?? by;
  return { by, before, path: location.pathname };
}

const stands = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.getClientRects().length > 0;

/**
 * Where the focus goes when a drawer or a modal closes: to what opened it; when that is gone with another modal, to what
 * had opened that; else to `instead`, else to the page's heading. After a change of page it goes to the new one's
 * heading, which could not take it behind the panel.
 */
export function useReturnFocus(open: boolean, instead?: () => HTMLElement | null) {
  const opened = useRef<Opener | null>(null);
  if (!open) opened.current = null;
  else opened.current ??= readOpener();
  const last = useRef(opened.current);
  if (opened.current) last.current = opened.current;
  return (): HTMLElement | false => {
    const { by, before, path } = last.current ?? { by: null, before: null, path: location.pathname };
    if (path !== location.pathname) return mainHeading() ?? false;
    return [by, before].find(stands) ?? instead?.() ?? mainHeading() ?? false;
  };
}

import { useRef } from "react";
import { mainHeading } from "../layout/mainHeading.ts";

/**
 * Where the focus goes when a drawer or a modal closes: to what opened it; when that is gone, to `instead`, else to the
 * page's heading. After a change of page it goes to the new one's heading, which could not take it behind the panel.
 */
export function useReturnFocus(open: boolean, instead?: () => HTMLElement | null) {
  const opened = useRef<{ by: Element | null; path: string } | null>(null);
  if (!open) opened.current = null;
  else opened.current ??= { by: document.activeElement, path: location.pathname };
  const last = useRef(opened.current);
  if (opened.current) last.current = opened.current;
  return (): HTMLElement | false => {
    const { by, path } = last.current ?? { by: null, path: location.pathname };
    if (path !== location.pathname) return mainHeading() ?? false;
    const stands =
      by instanceof HTMLElement && by !== document.body && by.isConnected && by.checkVisibility();
    return stands ? by : (instead?.() ?? mainHeading() ?? false);
  };
}

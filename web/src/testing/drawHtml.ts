import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** HTML of elements with the stores' own states, of which `renderToStaticMarkup` draws none. Needs happy-dom. */
export function drawHtml(elements: ReactNode): string {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(elements));
  const html = place.innerHTML;
  root.unmount();
  return html;
}

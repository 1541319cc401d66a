/** Where a screen reader begins to read the page: its heading, or the whole page. It can then take the focus. */
export function mainHeading(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  return place;
}

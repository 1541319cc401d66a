/** Where somebody who can't see the page begins to read it: its heading, or all of it. It can then take the focus. */
export function mainHeading(): HTMLElement | null {
  const place = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
  return place;
}

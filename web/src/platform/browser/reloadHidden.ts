/** Loads the page anew without showing it: it came back from the history, and belongs to somebody who left. */
export function reloadHidden(): void {
  document.documentElement.style.visibility = "hidden";
  location.reload();
}

let holds = 0;
let waiting = false;

/**
 * Keeps the page from loading anew: while a payment is under way, whose answer would be lost with the page, and while a
 * form of the account is on it. The release reloads where that was wanted meanwhile, unless `drop` says that the page has
 * gone on to something else.
 */
export function holdReload(): (options?: { drop: boolean }) => void {
  holds += 1;
  return ({ drop } = { drop: false }) => {
    holds -= 1;
    if (drop) waiting = false;
    if (holds === 0 && waiting) location.reload();
  };
}

/** True while a page that is to load anew stays for now. */
export const isReloadHeld = (): boolean => holds > 0;

/** Loads the page anew, at once or after what holds it. */
export function reloadPage(): void {
  if (holds === 0) location.reload();
  else waiting = true;
}

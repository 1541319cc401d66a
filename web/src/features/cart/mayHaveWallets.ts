let isAsked = false;
let isFound = false;

/** Notes whether wallets for express checkout were found, each time they are asked for. */
export function noteWallets(found: boolean): void {
  isAsked = true;
  isFound ||= found;
}

/** Whether there may be buttons: not when there were none each time. */
export const mayHaveWallets = (): boolean => !isAsked || isFound;

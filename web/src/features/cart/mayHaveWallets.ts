let isAsked = false;
let isFound = false;

/** Notes whether wallets for express checkout were found, each time they are asked for. */
export function noteWallets(found: boolean): void {
  isAsked = true;
  isFound ||= found;
}

/** False when there were no buttons each time. */
export const mayHaveWallets = (): boolean => !isAsked || isFound;

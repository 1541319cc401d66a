import type { ExpressWallet } from "./prepareExpress.ts";

/** The wallets that this visit has found, by shopper and currency: a page that is opened later has its buttons at once. */
export const expressAnswers = new Map<string, readonly ExpressWallet[]>();

/** False when there were no buttons each time. */
export const mayHaveWallets = (): boolean =>
  expressAnswers.size === 0 || [...expressAnswers.values()].some((wallets) => wallets.length > 0);

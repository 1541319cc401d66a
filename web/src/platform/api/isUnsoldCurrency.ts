import { RefusedError } from "@velours/sdk";

/** True when the shop refused a request for its currency: the site was changed after this page was loaded. */
export const isUnsoldCurrency = (error: unknown): boolean =>
  error instanceof RefusedError && JSON.stringify(error.error).includes('"configuration.currency"');

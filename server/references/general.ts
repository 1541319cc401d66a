/**
 * References that every operation has, or every one that changes something, whatever it does: each with the reason why no
 * operation needs a provocation of its own. `general.test.ts` and `everyOperation.test.ts` provoke them.
 */
export const generalReasons = {
  validationError: "the contract's validator refuses a request before its operation is called",
  clientTokenInvalid: "a hook before all operations asks for the header",
  crossSiteRequest: "a hook before all operations refuses other sites' pages",
  rateLimited: "allowances are one part of the platform, and a proxy before the shop may have its own",
  internalError: "one error handler answers what nobody foresaw",
  serviceUnavailable: "one error handler answers for a store or a service that is away",
} as const;

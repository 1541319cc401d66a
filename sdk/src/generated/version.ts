// Generated from openapi/ by `npm run generate`. Do not edit.
/** The contract's version, which is the SDK's. */
export const version = "0.1.0";

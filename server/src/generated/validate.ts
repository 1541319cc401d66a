// Generated from openapi/ by `npm run generate`. Do not edit.
export { InvalidRequest, validatorCompiler } from "@velours/sdk/shop";

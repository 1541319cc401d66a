/** The contract's objects by name, and its operations as openapi-typescript describes them. */
export type * from "./generated/types.ts";

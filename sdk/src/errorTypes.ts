import type { catalogue, merchantCatalogue, merchantReferences, references } from "./generated/errors.ts";
import type { components } from "./generated/types.ts";
import type { OperationName } from "./operationTypes.ts";

/** The name of an error, of the shop's operations or of those for merchants; the list is closed. */
export type EveryReference = keyof typeof catalogue | keyof typeof merchantCatalogue;

/** An error of the contract as it travels: `{ reference, message, value }`. */
export type ErrorBody<R extends EveryReference = EveryReference> = {
  [Name in R]: Capitalize<Name> extends keyof components["schemas"]
    ? components["schemas"][Capitalize<Name>]
    : never;
}[R];

/** The references an operation may answer. */
export type OperationReferences<Op extends OperationName> = (typeof references &
  typeof merchantReferences)[Op][number];

import type { OperationName } from "../../generated/operations.ts";

/** Operations whose responses depend on nothing but their address and the catalogue. */
export const cachedOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  "listProducts",
  "getProduct",
  "getCollection",
  "getCollectionFilters",
]);

import type { OperationName } from "../../generated/operations.ts";

/** Operations whose responses depend on their address and the catalogue alone. */
export const cachedOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  "listProducts",
  "listSuggestions",
  "getProduct",
  "listReviews",
  "getCollection",
  "getCollectionFilters",
]);

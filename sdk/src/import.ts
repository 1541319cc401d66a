/** The form of a shop's imported data, and the checks of its rows that need no shop: for the server and the mock. */

export { checkRows } from "./import/checkRows.ts";
export { productConflicts, promotionConflicts, refuseRow } from "./import/conflicts.ts";
export { createFieldFilter, type UnknownFields } from "./import/createFieldFilter.ts";
export { getRowName } from "./import/getRowName.ts";
export type { RowKind } from "./import/kinds.ts";
export * as rowKinds from "./import/kinds.ts";
export {
  type BadRow,
  emptyDocument,
  type ImportDocument,
  type PartName,
  type Parts,
  type RefusedRow,
  type Row,
} from "./import/Row.ts";
export { leaveOut, validateDocument, validateInSteps } from "./import/validateDocument.ts";
export { formatReason, formatReasons } from "./reasons/formatReason.ts";
export { createReason, type Reason } from "./reasons/Reason.ts";
export { isGtin } from "./rules/catalogue/gtin.ts";
export { currencyReasons } from "./rules/currencies.ts";

/** The form of a shop's imported data, and the checks of its rows that need no shop: for the server and the mock. */

export { checkRows } from "./import/checkRows.ts";
export { productConflicts, promotionConflicts, refuseRow } from "./import/conflicts.ts";
export { createFieldFilter, type UnknownFields } from "./import/createFieldFilter.ts";
export { formatDocument } from "./import/formatDocument.ts";
export { getRowName } from "./import/getRowName.ts";
export { joinStored } from "./import/joinStored.ts";
export type { RowKind } from "./import/kinds.ts";
export * as rowKinds from "./import/kinds.ts";
export { type NavigationTargets, navigationConflicts } from "./import/navigationConflicts.ts";
export { type PlannedImport, type PlannedRow, planDocument } from "./import/plan/planDocument.ts";
export { presentBadRows, presentPreview, type ReadPlan } from "./import/plan/presentPreview.ts";
export { reasonsOf, refuseMovedPlan } from "./import/plan/refuseMovedPlan.ts";
export {
  type BadRow,
  emptyDocument,
  type ImportDocument,
  type PartName,
  type Parts,
  type RefusedRow,
  type Row,
  toRows,
} from "./import/Row.ts";
export { runSteps } from "./import/runSteps.ts";
export { leaveOutConflicts, type ShopKeys } from "./import/shopConflicts.ts";
export { type StoredRow, toImported, toStockRow } from "./import/storedRow.ts";
export {
  leaveOut,
  unknownFieldReasons,
  validateDocument,
  validateInSteps,
} from "./import/validateDocument.ts";
export { formatReason, formatReasons } from "./reasons/formatReason.ts";
export { presentReasons } from "./reasons/presentReasons.ts";
export { createReason, type Reason } from "./reasons/Reason.ts";
export { isGtin } from "./rules/catalogue/gtin.ts";
export { currencyReasons } from "./rules/currencies.ts";

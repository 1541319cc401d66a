import { m } from "../desk.ts";

/** Reasons in the ledger of a count, in words. */
export const stockReasons = {
  received: m.desk_stock_received,
  returned: m.desk_stock_returned,
  damaged: m.desk_stock_damaged,
  lost: m.desk_stock_lost,
  counted: m.desk_stock_counted,
  corrected: m.desk_stock_corrected,
  import: m.desk_did_apply_import,
  order: m.desk_stock_sold,
  refund: m.desk_stock_given_back,
} as const;

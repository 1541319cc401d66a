import type { ReportColumn } from "@velours/sdk/rules";
import type { ReportGroup, ReportName } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";

type Plain = typeof m.desk_money;

export const reportTexts: Record<ReportName, Plain> = {
  sales: m.desk_report_sales,
  taxes: m.desk_report_taxes,
  promotions: m.desk_promotions,
  products: m.products,
  refunds: m.desk_refunds,
  liabilities: m.desk_report_liabilities,
};

export const groupTexts: Record<ReportGroup, Plain> = {
  day: m.desk_by_day,
  month: m.desk_by_month,
  country: m.country,
  state: m.desk_by_state,
  site: m.desk_site,
};

export const columnTexts: Record<ReportColumn, Plain> = {
  orders: m.orders,
  units: m.desk_column_units,
  refunds: m.desk_refunds,
  goods: m.desk_goods,
  discounts: m.desk_column_discounts,
  shippingDiscounts: m.desk_column_shipping_discounts,
  gifts: m.desk_column_gifts,
  shipping: m.shipping,
  taxable: m.desk_column_taxable,
  taxes: m.desk_report_taxes,
  duties: m.desk_column_duties,
  total: m.total,
  unpaid: m.desk_column_unpaid,
  refunded: m.desk_column_refunded,
  refundedUnits: m.desk_column_refunded_units,
  taxesRefunded: m.desk_column_taxes_refunded,
  dutiesRefunded: m.desk_column_duties_refunded,
  card: m.desk_column_card,
  giftCard: m.gift_card,
  credits: m.cash_back_row,
  giftCardsSold: m.desk_column_gift_cards_sold,
  withheld: m.desk_column_withheld,
  failed: m.desk_column_failed,
  opening: m.desk_column_opening,
  added: m.desk_column_added,
  used: m.desk_column_used,
  closing: m.desk_column_closing,
  net: m.desk_column_net,
};

/** Names of the balances that are owed, by the item of their row. */
export const liabilityTexts: Partial<Record<string, Plain>> = {
  giftCards: m.desk_gift_cards,
  cashBack: m.cash_back_row,
};

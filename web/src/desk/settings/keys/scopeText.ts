import type { MerchantScope } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

const scopes = {
  "orders:read": m.desk_scope_orders_read,
  "orders:write": m.desk_scope_orders_write,
  "orders:pack": m.desk_scope_orders_pack,
  "catalogue:read": m.desk_scope_catalogue_read,
  "catalogue:write": m.desk_scope_catalogue_write,
  "stock:read": m.desk_scope_stock_read,
  "stock:write": m.desk_scope_stock_write,
  "promotions:read": m.desk_scope_promotions_read,
  "promotions:write": m.desk_scope_promotions_write,
  "reviews:read": m.desk_scope_reviews_read,
  "reviews:write": m.desk_scope_reviews_write,
  "giftcards:read": m.desk_scope_giftcards_read,
  "giftcards:write": m.desk_scope_giftcards_write,
  "customers:read": m.desk_scope_customers_read,
  "customers:write": m.desk_scope_customers_write,
  "marketing:read": m.desk_scope_marketing_read,
  "reports:read": m.desk_scope_reports_read,
  "import:read": m.desk_scope_import_read,
  "import:write": m.desk_scope_import_write,
  "settings:write": m.desk_scope_settings_write,
  "audit:read": m.desk_scope_audit_read,
  "operations:write": m.desk_scope_operations_write,
  "webhooks:write": m.desk_scope_webhooks_write,
  "keys:write": m.desk_scope_keys_write,
  "staff:write": m.desk_scope_staff_write,
} satisfies Record<MerchantScope, unknown>;

/** A scope in words: "Change prices". */
export const scopeText = (scope: MerchantScope, text: Text): string => text(scopes[scope]);

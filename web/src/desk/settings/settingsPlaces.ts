import type { MerchantScope } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";

/** Screens of the settings, each with the scope that shows it. */
export const settingsPlaces = [
  { to: "/desk/settings/staff", scope: "staff:write", label: m.desk_staff },
  { to: "/desk/settings/keys", scope: "keys:write", label: m.desk_keys },
  { to: "/desk/settings/webhooks", scope: "webhooks:write", label: m.desk_webhooks },
  { to: "/desk/settings/jobs", scope: "operations:write", label: m.desk_jobs },
  { to: "/desk/settings/import", scope: "import:read", label: m.desk_import },
  { to: "/desk/settings/site", scope: "settings:write", label: m.desk_site },
  { to: "/desk/settings/home", scope: "settings:write", label: m.desk_home },
  { to: "/desk/settings/navigation", scope: "settings:write", label: m.desk_navigation },
  { to: "/desk/settings/pages", scope: "settings:write", label: m.desk_site_pages },
  { to: "/desk/settings/collections", scope: "settings:write", label: m.desk_collections },
  { to: "/desk/settings/shipping", scope: "settings:write", label: m.shipping },
  { to: "/desk/settings/taxes", scope: "settings:write", label: m.desk_report_taxes },
  { to: "/desk/settings/log", scope: "audit:read", label: m.desk_log },
] as const satisfies readonly { to: string; scope: MerchantScope; label: unknown }[];

/** Scopes of which one is enough to open the settings. */
export const settingsScopes: readonly MerchantScope[] = settingsPlaces.map(({ scope }) => scope);

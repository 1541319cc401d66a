import type { MerchantAccess } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

/** "boutique, outlet", or that it is all of them. */
export const sitesText = (sites: MerchantAccess["sites"], text: Text): string =>
  sites === null ? text(m.desk_all_sites) : sites.join(", ");

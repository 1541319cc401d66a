import type { SiteLook } from "../../types.ts";
import { getOwn } from "../getOwn.ts";
import { SHOP_COLORS } from "./lookColors.ts";

/** The frame's colour of the demo's sites that have their own, as in sites.css of the web; their icons have it, too. */
export const SITE_COLORS: Readonly<Record<string, string>> = { outlet: "#36140a", closet: "#08211f" };

/** The colour of a site's frame. */
export const themeColor = (code: string, look?: SiteLook): string =>
  look?.dark ?? getOwn(SITE_COLORS, code) ?? SHOP_COLORS.dark;

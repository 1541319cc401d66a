import type { SiteLook } from "../../types.ts";
import { SITE_COLORS } from "./themeColor.ts";

/** Path of a site's icon in pixels: drawn from its look, as answers carry it, or that of the shop's own mark. */
export function iconPath(
  code: string,
  look: SiteLook | undefined,
  file: "180" | "192" | "512" | "maskable",
): string {
  if (look?.iconUrl) return `/look/icon-${file}.png?v=${look.version}`;
  if (Object.hasOwn(SITE_COLORS, code)) return `/assets/img/icon-${code}-${file}.png`;
  return file === "180" ? "/apple-touch-icon.png" : `/assets/img/icon-${file}.png`;
}

import type { SiteLook } from "../../types.ts";
import { hashText } from "../hashText.ts";
import { iconDrawing, isPngData } from "./pngData.ts";

/** A look as answers carry it: its drawings are files, whose addresses change with them. */
export function presentLook(look: SiteLook = {}): SiteLook {
  const { logo, icon: _, ...shown } = look;
  const version = lookVersion(look);
  return {
    ...shown,
    version,
    logoUrl: logo ? `/look/logo.${isPngData(logo) ? "png" : "svg"}?v=${version}` : null,
    iconUrl: hasOwnIcon(look)
      ? `/look/${isPngData(iconDrawing(look)) ? "icon-192.png" : "icon.svg"}?v=${version}`
      : null,
  };
}

const versions = /* @__PURE__ */ new WeakMap<SiteLook, string>();

/** Names a look in the addresses of its files: another look has another one. */
export function lookVersion(look: SiteLook): string {
  const version = versions.get(look) ?? hashLook(look);
  versions.set(look, version);
  return version;
}

function hashLook(look: SiteLook): string {
  const { version: _, logoUrl: _logo, iconUrl: _icon, ...own } = look;
  // Stores return the fields of a document in orders of their own.
  return hashText(JSON.stringify(Object.entries(own).sort()));
}

/** True for a look that changes the colours, corners or font of pages. */
export const hasOwnStyles = ({ accent, dark, font, corners }: SiteLook): boolean =>
  Boolean(accent || dark || corners || (font && font !== "figtree"));

/** True where the icons are drawn from the look: all but those of the shop's own mark are. */
export const hasOwnIcon = ({ mark, icon }: SiteLook): boolean => mark === undefined || icon !== undefined;

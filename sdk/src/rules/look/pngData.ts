import type { SiteLook } from "../../types.ts";

/** A PNG as a data URL. */
type PngData = `data:image/png;base64,${string}`;

const PREFIX = "data:image/png;base64,";
/** Characters of base64 that hold a PNG's signature and header. */
const HEADER = 48;

/** True for a drawing of a look that is a PNG. */
export const isPngData = (drawing: string | undefined): drawing is PngData =>
  drawing?.startsWith(PREFIX) === true;

/** A drawing's PNG as base64. */
export const pngBase64 = (drawing: string): string => drawing.slice(PREFIX.length);

/** A PNG's data as a drawing of a look. */
export const toPngData = (base64: string): string => PREFIX + base64;

/** Width and height of a drawing that is a PNG, in pixels; null for anything that does not begin as one. */
export function pngSize(drawing: string): [width: number, height: number] | null {
  const start = pngBase64(drawing).slice(0, HEADER);
  if (start.length < HEADER || !/^[A-Za-z0-9+/]+$/.test(start)) return null;
  const header = atob(start);
  if (!header.startsWith("\x89PNG\r\n\x1a\n") || header.slice(12, 16) !== "IHDR") return null;
  const read = (at: number) =>
    [...header.slice(at, at + 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
  return [read(16), read(20)];
}

/** The drawing that a site's icons are made of: its icon, or a logo in PNG that is about square. */
export function iconDrawing({ icon, logo }: SiteLook): string | undefined {
  if (icon !== undefined || !isPngData(logo)) return icon;
  const [width, height] = pngSize(logo) ?? [0, 0];
  return Math.max(width, height) <= Math.min(width, height) * 1.25 ? logo : undefined;
}

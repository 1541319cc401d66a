import { readFile } from "node:fs/promises";
import { SHARE_PICTURE } from "@velours/sdk/rules";
import {
  FONT_PARTS,
  iconDrawing,
  isPngData,
  type LOOK_FONTS,
  lookColors,
  lookStyles,
  pngBase64,
} from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { SharpOptions } from "sharp";

/** A file of a site's look. */
export interface LookFile {
  type: string;
  bytes: Buffer;
}

type Draw = (site: Site) => LookFile | Promise<LookFile> | undefined;

const svg = (text: string): LookFile => ({ type: "image/svg+xml", bytes: Buffer.from(text) });

/** Corners of icons; systems cut those of a maskable one themselves. */
const ICON_RADIUS = 22;

/**
 * The icon of a site without a drawn one: its first letter on its dark colour. A machine without fonts draws the ground
 * alone into the PNG files.
 */
function writeIcon({ name, look }: Site): string {
  const drawing = iconDrawing(look ?? {});
  if (drawing !== undefined) return drawing;
  const colors = lookColors(look ?? {});
  const letter = [...name.trim()][0]?.toUpperCase().replace(/[<&]/g, "") ?? "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${ICON_RADIUS}" fill="${colors[950]}"/>` +
    `<text x="50" y="70" text-anchor="middle" font-family="ui-sans-serif,system-ui,'DejaVu Sans',sans-serif" font-size="58" font-weight="700" fill="${colors[100]}">${letter}</text></svg>`
  );
}

/** A drawing as sharp reads it; SVG is drawn large enough, whatever size it says. */
const toPicture = (drawing: string): [Buffer, SharpOptions?] =>
  isPngData(drawing) ? [Buffer.from(pngBase64(drawing), "base64")] : [Buffer.from(drawing), { density: 300 }];

/** The icon in the middle of a ground of its colour, as PNG; one of the picture's own size has no ground. */
async function drawIcon(
  site: Site,
  [width, height]: readonly [number, number],
  side: number,
): Promise<LookFile> {
  // Loaded on demand: only this needs the native library.
  const { default: sharp } = await import("sharp");
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = await sharp(...toPicture(writeIcon(site)))
    .resize(side, side, { fit: "contain", background: clear })
    .png()
    .toBuffer();
  const background = side === width ? clear : lookColors(site.look ?? {})[950];
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: icon, gravity: "center" }])
    .png()
    .toBuffer();
  return { type: "image/png", bytes };
}

const files: Readonly<Record<string, Draw>> = {
  "style.css": ({ look = {} }) => ({ type: "text/css; charset=utf-8", bytes: Buffer.from(lookStyles(look)) }),
  "logo.svg": ({ look }) => (look?.logo && !isPngData(look.logo) ? svg(look.logo) : undefined),
  "logo.png": ({ look }) =>
    isPngData(look?.logo)
      ? { type: "image/png", bytes: Buffer.from(pngBase64(look.logo), "base64") }
      : undefined,
  "icon.svg": (site) => {
    const icon = writeIcon(site);
    return isPngData(icon) ? undefined : svg(icon);
  },
  "icon-48.png": (site) => drawIcon(site, [48, 48], 48),
  "icon-180.png": (site) => drawIcon(site, [180, 180], 144),
  "icon-192.png": (site) => drawIcon(site, [192, 192], 192),
  "icon-512.png": (site) => drawIcon(site, [512, 512], 512),
  "icon-maskable.png": (site) => drawIcon(site, [512, 512], 360),
  "share.png": (site) => drawIcon(site, [SHARE_PICTURE.width, SHARE_PICTURE.height], 320),
};

/** A file of a site's look by its name; undefined when there is none. */
export const drawLookFile = async (site: Site, name: string): Promise<LookFile | undefined> =>
  Object.hasOwn(files, name) ? files[name]?.(site) : undefined;

/** Folders of the packages that the fonts are published in, by a file that each has. */
const fonts: Readonly<Record<keyof typeof LOOK_FONTS, () => string>> = {
  inter: () => import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  lora: () => import.meta.resolve("@fontsource-variable/lora/files/lora-latin-wght-normal.woff2"),
  nunito: () => import.meta.resolve("@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"),
};

/** A part of a font that sites can choose, from the package it is published in; undefined for another name. */
export async function readFont(name: string): Promise<Buffer | undefined> {
  const [, font = "", part = ""] = /^([a-z0-9]+)-([a-z-]+)\.woff2$/.exec(name) ?? [];
  if (!Object.hasOwn(fonts, font) || !Object.hasOwn(FONT_PARTS, part)) return undefined;
  const latin = fonts[font as keyof typeof fonts]();
  return readFile(new URL(latin.replace("-latin-wght", `-${part}-wght`)));
}

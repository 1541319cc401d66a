import { SHARE_PICTURE } from "@velours/sdk/rules";

/**
 * A product's picture in the format of links on social networks, as JPEG: whole, before itself out of focus. Rejects
 * bytes that are no picture.
 */
export async function drawSharePicture(bytes: Uint8Array): Promise<Buffer> {
  // Loaded on demand: only this needs the native library.
  const { default: sharp } = await import("sharp");
  const { width, height } = SHARE_PICTURE;
  const open = () => sharp(bytes, { limitInputPixels: 64_000_000, density: 96 });
  const picture = await open()
    .rotate()
    .resize({ height, width: height, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .composite([{ input: Buffer.from(fade(height)), blend: "dest-in" }])
    .png()
    .toBuffer();
  return open()
    .rotate()
    .resize({ width, height, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .blur(40)
    .composite([{ input: picture, gravity: "center" }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** A square that is clear at its left and right edge, so that the picture has no edge there. */
const fade = (side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="f">` +
  '<stop offset="0" stop-opacity="0"/><stop offset=".12"/><stop offset=".88"/><stop offset="1" stop-opacity="0"/>' +
  `</linearGradient></defs><rect width="${side}" height="${side}" fill="url(#f)"/></svg>`;

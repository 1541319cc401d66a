import {
  type BadRow,
  createReason,
  type ImportDocument,
  leaveOut,
  type Reason,
  type RefusedRow,
  refuseRow,
} from "@velours/sdk/import";
import { isPngData, pngBase64, toPngData } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";

/** Pixels that each fits into: as large as pages, emails and PDFs show it, on screens of three times the usual. */
const boxes = { logo: [720, 240], icon: [512, 512] } as const;
const mostBytes = 120_000;

/**
 * Draws the PNGs of the sites' looks anew: pixels alone, of a size to be sent with emails. Sites with a file that cannot
 * be drawn leave the document, because it would fail each invoice.
 */
export async function redrawLogos(document: ImportDocument): Promise<readonly BadRow[]> {
  const refused: RefusedRow[] = [];
  const rows = await Promise.all(
    document.sites.map(async (row) => {
      const drawn = await redraw(row.value);
      if ("site" in drawn) return { ...row, value: drawn.site };
      refused.push(refuseRow(row, drawn.reason));
      return row;
    }),
  );
  document.sites = rows;
  return leaveOut(document, "sites", refused);
}

/** The site with its PNGs drawn anew, or the reason why they cannot be. */
async function redraw(site: Site): Promise<{ site: Site } | { reason: Reason }> {
  const look = { ...site.look };
  for (const name of ["logo", "icon"] as const) {
    const drawing = look[name];
    if (!isPngData(drawing)) continue;
    const png = await drawPng(Buffer.from(pngBase64(drawing), "base64"), boxes[name]);
    const path = `look.${name}`;
    if (png === undefined) return { reason: createReason("pngUndrawable", { path }) };
    if (png.length > mostBytes) {
      const size = boxes[name].join(" × ");
      return { reason: createReason("pngTooHeavy", { path, bytes: png.length, size, limit: mostBytes }) };
    }
    look[name] = toPngData(png.toString("base64"));
  }
  return { site: site.look === undefined ? site : { ...site, look } };
}

async function drawPng(
  bytes: Buffer,
  [width, height]: readonly [number, number],
): Promise<Buffer | undefined> {
  // Loaded on demand: only this needs the native library.
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { failOn: "error" })
    .resize(width, height, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
    .catch(() => undefined);
}

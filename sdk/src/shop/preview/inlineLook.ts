import { lookStyles } from "../../rules/look/lookStyles.ts";
import { isPngData } from "../../rules/look/pngData.ts";
import { presentLook } from "../../rules/look/presentLook.ts";
import type { SiteLook } from "../../types.ts";

/**
 * A page with its site's look in it. The files that its addresses name are those of the host that serves it: of the
 * stored look, and of another site where several have their desk on one host.
 */
export function inlineLook(html: string, look: SiteLook = {}, nonce: string): string {
  const styled = html.replace(
    /<link\b[^>]*\bhref="\/look\/style\.css[^>]*>/gi,
    () => `<style nonce="${nonce}">${lookStyles(look)}</style>`,
  );
  const { logoUrl } = presentLook(look);
  return look.logo && logoUrl ? styled.replaceAll(logoUrl, () => toDataUrl(look.logo ?? "")) : styled;
}

const toDataUrl = (drawing: string): string =>
  isPngData(drawing) ? drawing : `data:image/svg+xml;base64,${toBase64(drawing)}`;

const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

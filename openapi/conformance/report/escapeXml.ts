const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML and HTML; control characters, which XML forbids, become spaces. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replace(/[\ufffe\uffff]/g, " ")
    .replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

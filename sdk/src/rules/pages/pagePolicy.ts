/** Where a page may get things from beside itself, by directive. */
export type PageSources = Partial<Record<"script" | "frame" | "connect" | "img", readonly string[]>>;

/** The Content-Security-Policy of a page: our own files, scripts with this answer's nonce, the card gateway. */
export function pagePolicy(nonce: string, sources: PageSources): string {
  const more = (directive: keyof PageSources): string =>
    (sources[directive] ?? []).map((source) => ` ${source}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${more("script")}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that a script computes (drawers, menus) are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${more("img")}`,
    "font-src 'self'",
    `connect-src 'self'${more("connect")}`,
    `frame-src${more("frame") || " 'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

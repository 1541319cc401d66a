/** Where a page may get things from beside itself, by directive. */
export type PageSources = Partial<
  Record<"script" | "frame" | "connect" | "img" | "media", readonly string[]>
>;

/** Which inline elements of a page may run: those with a nonce, for an answer of its own, or those with a hash, for a page that many share. */
export type InlineElements =
  | { nonce: string }
  | { scriptHashes: readonly string[]; styleHashes: readonly string[] };

/** The Content-Security-Policy of a page: our own files, the page's own inline elements, the card gateway. */
export function pagePolicy(inline: InlineElements, sources: PageSources): string {
  const more = (directive: keyof PageSources): string =>
    (sources[directive] ?? []).map((source) => ` ${source}`).join("");
  const [scripts, styles] =
    "nonce" in inline
      ? [[`nonce-${inline.nonce}`], [`nonce-${inline.nonce}`]]
      : [inline.scriptHashes, inline.styleHashes];
  const quoted = (values: readonly string[]): string => values.map((value) => ` '${value}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}${more("script")}`,
    `style-src 'self'${quoted(styles)}`,
    // Positions that a script computes (drawers, menus) are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${more("img")}`,
    `media-src 'self'${more("media")}`,
    "font-src 'self'",
    `connect-src 'self'${more("connect")}`,
    `frame-src${more("frame") || " 'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The policy of a page that is only looked at: its own look and pictures, and no script, form, frame or request. */
export const previewPolicy = (inline: InlineElements, sources: PageSources): string =>
  pagePolicy(inline, sources)
    .split("; ")
    .map((directive) => {
      const [name = ""] = directive.split(" ", 1);
      return closed.includes(name) ? `${name} 'none'` : directive;
    })
    .join("; ");

const closed: readonly string[] = ["default-src", "script-src", "connect-src", "frame-src", "form-action"];

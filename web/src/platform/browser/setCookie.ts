/** A cookie of the whole shop that scripts may read, never sent without encryption from a page that had it; without `seconds` for the visit. */
export function setCookie(name: string, value: string, seconds?: number): void {
  const life = seconds === undefined ? "" : `; max-age=${seconds}`;
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${life}; samesite=lax${secure}`;
}

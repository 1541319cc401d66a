/** The Content-Security-Policy of a page: our own files, scripts with this answer's nonce, the card gateway. */
export function pagePolicy(nonce: string, gatewayUrl: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${gatewayUrl}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that a script computes (drawers, menus) are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${gatewayUrl}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

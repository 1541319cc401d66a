/** The Content-Security-Policy of a page, as strict as the shop's: a page that breaks it must break here too. */
export function pagePolicy(nonce: string, gatewayUrl: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${gatewayUrl}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${gatewayUrl}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

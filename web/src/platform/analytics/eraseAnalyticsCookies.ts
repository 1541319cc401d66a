/** Cookies that the scripts of web analytics, advertising, the affiliate network, recommendations and email marketing write. */
const ANALYTICS = /^(_ga|_ga_\w+|_gid|_gat\w*|_gcl_\w+|_fbp|_fbc|awc|2c\.cId|__kla_id)$/;

/** Erases what analytics knows a browser by, on this host and every domain above it: a script may have set it on either. */
export function eraseAnalyticsCookies(): void {
  const names = document.cookie
    .split(";")
    .map((cookie) => cookie.split("=", 1)[0]!.trim())
    .filter((name) => ANALYTICS.test(name));
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) for (const domain of ["", ...domains]) expire(name, domain);
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}${domain}`;
}

import type { Config } from "./config.ts";

/** Origin of a site's pages: the shop's own address, or with the site's code before it (`https://outlet.velours.example`). */
export function siteOrigin(
  { publicUrl, site, siteCodes }: Pick<Config, "publicUrl" | "site" | "siteCodes">,
  code: string,
): string {
  const url = new URL(publicUrl);
  if (code === site) return url.origin;
  const [first = "", ...rest] = url.hostname.split(".");
  const isPrefix = rest.length > 0 && ["www", ...siteCodes].includes(first);
  url.hostname = `${code}.${isPrefix ? rest.join(".") : url.hostname}`;
  return url.origin;
}

import type { Config } from "./config.ts";

/** Origin of a site's pages: the shop's own address, or with the site's code before it (`https://outlet.velours.example`). */
export function siteOrigin({ publicUrl, site }: Pick<Config, "publicUrl" | "site">, code: string): string {
  const url = new URL(publicUrl);
  if (code !== site) url.hostname = `${code}.${url.hostname.replace(/^(www|boutique|outlet|closet)\./, "")}`;
  return url.origin;
}

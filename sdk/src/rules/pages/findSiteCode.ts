const sites: readonly string[] = ["boutique", "outlet", "closet"];

/** The site a host name asks for by its first label (`outlet.localhost`), else `fallback`. */
export function findSiteCode(host: string | undefined, fallback: string): string {
  const label = host?.split(":")[0]?.split(".")[0]?.toLowerCase();
  return label !== undefined && sites.includes(label) ? label : fallback;
}

/**
 * Value of a cookie in a Cookie header or in `document.cookie`; undefined when it is absent or its escapes are broken. Of
 * a name given twice the first counts: browsers send the one with the nearest path first.
 */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const end = pair.indexOf("=");
    if (end === -1 || pair.slice(0, end).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(end + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

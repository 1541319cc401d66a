const cookieName = "velours_mock_operation";

/**
 * A page opened with `?scenario=rateLimited&operation=getOrder` asks every call for that error; this cookie, set with the page,
 * keeps it to the one operation. Empty when the page names none.
 */
export function scopeCookie(operation: string): string {
  return `${cookieName}=${encodeURIComponent(operation)}; Path=/; SameSite=Lax`;
}

/** The cookie header of a call made while that page is rendered. */
export function withScope(cookie: string | undefined, operation: string): string {
  const others = (cookie ?? "").split(/;\s*/).filter((part) => part && !part.startsWith(`${cookieName}=`));
  return [...others, `${cookieName}=${encodeURIComponent(operation)}`].join("; ");
}

/** True when a preference counts for an operation: it does unless the page's cookie names another one. */
export function isInScope(cookie: string | undefined, operation: string | undefined): boolean {
  const scope = new RegExp(`${cookieName}=(\\w+)`).exec(cookie ?? "")?.[1];
  return scope === undefined || scope === operation;
}

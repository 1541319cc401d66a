const HOSTS = { boutique: "localhost", closet: "closet.localhost", outlet: "outlet.localhost" };

/** Cookies of a browser whose shopper declined analytics on every site. */
export const ANALYTICS_DENIED = {
  cookies: Object.entries(HOSTS).map(([site, domain]) => ({
    name: `${site}_analytics_consent`,
    value: "denied",
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  })),
  origins: [],
};

const HOSTS = { boutique: "localhost", closet: "closet.localhost", outlet: "outlet.localhost" };

/** Cookies of a browser that was in the shop before: its shopper is of age, and declined analytics on every site. */
export const VISITED_BEFORE = {
  cookies: Object.entries(HOSTS).flatMap(([site, domain]) =>
    [
      { name: `${site}_analytics_consent`, value: "denied" },
      { name: `${site}_age_confirmed`, value: "18" },
    ].map((cookie) => ({
      ...cookie,
      domain,
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    })),
  ),
  origins: [],
};

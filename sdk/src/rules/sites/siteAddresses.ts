import type { Site } from "../../types.ts";

/** Addresses of a site's API and files where none were imported: paths on its own host. */
export const SITE_ADDRESSES = {
  api: { browser: "/api", server: "/api" },
  assets: { base: "/distribution/", images: "/assets/img/" },
} as const satisfies Pick<Site, "api" | "assets">;

import type { Site } from "@velours/sdk/types";

/** What a browser installs the shop by. */
export const writeManifest = ({ name, tagline }: Pick<Site, "name" | "tagline">): string =>
  JSON.stringify({
    id: "/",
    name,
    short_name: name,
    ...(tagline && { description: tagline }),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#1a1346",
    icons: [
      { src: "/assets/img/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/assets/img/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/assets/img/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

import { useLoaderData } from "@tanstack/react-router";
import type { Site } from "@velours/sdk/types";

/** Settings of the site; loaded before any screen. */
export function useSite(): Site {
  return useLoaderData({ from: "__root__", select: (data) => data.site });
}

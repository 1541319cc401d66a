import { useQuery } from "@tanstack/react-query";
import { getSiteQuery } from "@velours/sdk/query";
import type { Site } from "@velours/sdk/types";
import { useDesk } from "./desk.ts";

/** Sites the caller works for; none until they are known. */
export function useSites(): readonly Site[] {
  const { api, access } = useDesk();
  const { data } = useQuery({
    ...getSiteQuery(api, { params: { path: { site: "admin" } } }),
    staleTime: 3_600_000,
    // Filters and forms lack their sites without it, and nobody is told why.
    retry: 3,
  });
  const sites = data?.sites ?? [];
  return sites.filter(({ code }) => (access?.sites ?? null) === null || access?.sites?.includes(code));
}

import { useQuery } from "@tanstack/react-query";
import { getSiteQuery } from "@velours/sdk/query";
import type { Site } from "@velours/sdk/types";
import { useDesk } from "./desk.ts";

/** The admin site, whose settings hold those of every other site. DeskFrame shows its error. */
export const useAdminSite = () =>
  useQuery({
    ...getSiteQuery(useDesk().api, { params: { path: { site: "admin" } } }),
    staleTime: 3_600_000,
    retry: 3,
  });

/** Sites the caller works for; none until they are known. */
export function useSites(): readonly Site[] {
  const { access } = useDesk();
  const sites = useAdminSite().data?.sites ?? [];
  return sites.filter(({ code }) => (access?.sites ?? null) === null || access?.sites?.includes(code));
}

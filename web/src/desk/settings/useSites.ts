import { useQuery } from "@tanstack/react-query";
import { getSiteQuery } from "@velours/sdk/query";
import type { SiteCode } from "@velours/sdk/types";
import { useDesk } from "../desk.ts";

/** Sites the caller works for, with their names. */
export function useSites(): readonly { code: SiteCode; name: string }[] {
  const { api, access } = useDesk();
  const { data } = useQuery({
    ...getSiteQuery(api, { params: { path: { site: "admin" } } }),
    staleTime: 600_000,
  });
  const own = access?.sites ?? null;
  return (data?.sites ?? []).filter(({ code }) => own === null || own.includes(code));
}

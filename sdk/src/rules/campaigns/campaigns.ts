import type { Access } from "../access/guard.ts";

/** Campaigns are fetched for users with level sites 'plus' only. */
export const getsCampaigns = (access: Access | null | undefined): boolean => {
  const sites = access?.levels?.sites ?? [];
  return typeof sites === "string" ? sites === "plus" : sites.includes("plus");
};

/** Zones of a category page; 46 to 49 are its blast bar. */
export const CATEGORY_ZONES: readonly number[] = [38, 46, 47, 48, 49];
const BLAST_BAR: readonly number[] = [46, 47, 48, 49];

/** Campaigns keyed by zone, the blast bar's kept together, in the order of its zones. */
export function categoryCampaigns<T>(byZone: Readonly<Record<string, T>>): {
  zones: Record<string, T>;
  blastBar: T[];
} {
  const isBlast = (zone: string): boolean => BLAST_BAR.includes(Number(zone));
  return {
    zones: Object.fromEntries(Object.entries(byZone).filter(([zone]) => !isBlast(zone))),
    blastBar: BLAST_BAR.flatMap((zone) => (zone in byZone ? [byZone[zone] as T] : [])),
  };
}

/** Key under which a display's campaigns are kept; an empty answer is kept as null. */
export const campaignKey = (zones: readonly number[], provider?: string | number | null): string =>
  `${zones.join(",")}:${provider ?? ""}`;

export const cachedCampaigns = <T>(campaigns: readonly T[]): readonly T[] | null =>
  campaigns.length > 0 ? campaigns : null;

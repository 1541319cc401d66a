import type { HomeSettings, HomeTile } from "../../types.ts";

/** What the home page opens with. */
export interface HomeHero {
  /** Null: the shop's own words. */
  hero: HomeTile | null;
  /** When it is to be counted down to, in epoch seconds; null for not at all. */
  countdown: number | null;
}

/** The hero of the first campaign that runs, else the site's own. `now` in ms. */
export function homeHero(home: HomeSettings | undefined, now: number): HomeHero {
  const running = home?.campaigns?.find(
    ({ date_started, date_expired }) =>
      (date_started ?? 0) * 1000 <= now && (date_expired ?? Number.POSITIVE_INFINITY) * 1000 > now,
  );
  if (!running) return { hero: home?.hero ?? null, countdown: null };
  return { hero: running.hero, countdown: (running.countdown && running.date_expired) || null };
}

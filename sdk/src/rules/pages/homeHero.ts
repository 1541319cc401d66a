import type { HomeSettings, HomeTile } from "../../types.ts";

export interface HomeHero {
  /** Null: the shop's own words. */
  hero: HomeTile | null;
  /** When it is to be counted down to, in epoch seconds; null for not at all. */
  countdown: number | null;
  /** When the next campaign begins or ends, in epoch seconds; null for never. */
  next: number | null;
}

/** The hero of the first campaign that runs, else the site's own. `now` in ms. */
export function homeHero(home: HomeSettings | undefined, now: number): HomeHero {
  const campaigns = home?.campaigns ?? [];
  const isPast = (seconds: number) => seconds * 1000 <= now;
  const running = campaigns.find(
    ({ date_started, date_expired }) =>
      isPast(date_started ?? 0) && !isPast(date_expired ?? Number.POSITIVE_INFINITY),
  );
  const coming = campaigns
    .flatMap(({ date_started, date_expired }) => [date_started ?? 0, date_expired ?? 0])
    .filter((seconds) => !isPast(seconds));
  return {
    hero: (running ?? home)?.hero ?? null,
    countdown: (running?.countdown && running.date_expired) || null,
    next: coming.length > 0 ? Math.min(...coming) : null,
  };
}

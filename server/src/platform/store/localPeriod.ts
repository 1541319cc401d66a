import { firstDay, lastDay } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";
import { json } from "./json.ts";

/** Days from first to last, as `YYYY-MM-DD`, each in the time zone of a row's site. */
export interface LocalPeriod {
  from: string;
  until: string;
  /** Time zones by site; a site that is not there counts in UTC. */
  zones: Readonly<Record<string, string>>;
  /** Sites whose rows count; all of them when null. */
  sites: readonly string[] | null;
}

/** Rows of a period, read in the order of time: those of later pages are of this day or a later one. */
export interface PeriodPage<Row> {
  rows: readonly Row[];
  day: string;
}

const hour = 3_600_000;

/** Times between which the period is everywhere on earth (UTC+14 to UTC-12): an index finds rows by them. */
export const getBounds = ({ from, until }: LocalPeriod): { earliest: string; latest: string } => ({
  earliest: new Date(parseDay(from) - 14 * hour).toISOString(),
  latest: new Date(parseDay(until) + 36 * hour).toISOString(),
});

const parseDay = (day: string): number =>
  Date.parse(day < firstDay ? firstDay : day > lastDay ? lastDay : day);

/** The first day that a time can be on, wherever a site is. */
export const earliestDay = (time: string): RawBuilder<string> => sql`
  to_char((${sql.ref(time)} - interval '12 hours') at time zone 'UTC', 'YYYY-MM-DD')`;

/** The day of a time in a site's time zone; both are names of columns. */
export const localDay = (time: string, site: string, { zones }: LocalPeriod): RawBuilder<string> => sql`
  to_char(${sql.ref(time)} at time zone coalesce(${json(zones)} ->> ${sql.ref(site)}, 'UTC'), 'YYYY-MM-DD')`;

/** Only rows of the period's sites; `site` is the name of a column. */
export const ofSites = (site: string, { sites }: LocalPeriod): RawBuilder<boolean> =>
  sites === null ? sql`true` : sql`${sql.ref(site)} in (select jsonb_array_elements_text(${json(sites)}))`;

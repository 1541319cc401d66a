import { type RawBuilder, sql } from "kysely";

/** The order of a list: by these values of a row, of which the last ones tell it from every other. */
export interface Keyset {
  keys: readonly RawBuilder<unknown>[];
  isDescending: boolean;
}

export const orderBy = ({ keys, isDescending }: Keyset): RawBuilder<unknown> =>
  sql.join(keys.map((key) => (isDescending ? sql`${key} desc` : key)));

/** True of rows behind the one that has these values. */
export const isBehind = ({ keys, isDescending }: Keyset, place: readonly unknown[]): RawBuilder<boolean> =>
  sql`(${sql.join(keys)}) ${isDescending ? sql`<` : sql`>`} (${sql.join(place)})`;

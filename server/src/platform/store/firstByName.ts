import { nameStarts } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";

interface NamedRows {
  /** Columns, a table and further conditions: `id from users where true`. */
  select: RawBuilder<unknown>;
  /** As the table's index by name has it: last name first, in lower case, with `text_pattern_ops`. */
  name: RawBuilder<unknown>;
  text: string;
  limit: number;
}

/**
 * Rows of which the name begins with a text in either order of its words, the first `limit` of each by name: the order of
 * the index, so that no more of it is read, and the same rows are found each time.
 */
export function firstByName({ select, name, text, limit }: NamedRows): RawBuilder<unknown> {
  const found = nameStarts(text).map(
    (start) => sql`(select ${select} and ${name} ~>=~ ${start} and ${name} ~<~ ${`${start}\u{10ffff}`}
      order by ${name} using ~<~ limit ${limit})`,
  );
  return sql`(${sql.join(found, sql` union `)})`;
}

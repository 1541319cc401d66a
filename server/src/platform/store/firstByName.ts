import { nameStarts } from "@velours/sdk/shop";
import { type RawBuilder, sql } from "kysely";

/** True where a name of an index, last name first and in lower case, begins with a text in either order of its words. */
export function nameBegins(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const starts = nameStarts(text).map(
    (start) => sql`(${name} ~>=~ ${start} and ${name} ~<~ ${`${start}\u{10ffff}`})`,
  );
  return sql`(${sql.join(starts, sql` or `)})`;
}

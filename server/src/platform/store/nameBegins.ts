import { type RawBuilder, sql } from "kysely";

/** True where a name of an index, last name first and in lower case, begins with a text in either order of its words. */
export function nameBegins(name: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.trim().toLowerCase().split(/\s+/);
  // First name first is how people write it; the last name is how it is found.
  const rotated = [words.at(-1), ...words.slice(0, -1)].join(" ");
  const starts = [...new Set([words.join(" "), rotated])].map(
    (start) => sql`(${name} ~>=~ ${start} and ${name} ~<~ ${`${start}\u{10ffff}`})`,
  );
  return sql`(${sql.join(starts, sql` or `)})`;
}

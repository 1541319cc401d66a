import type { DeskSearch } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { FilterLink } from "./FilterLink.tsx";

interface Props {
  to: string;
  /** Filters of the list, without the page. */
  filters: DeskSearch;
  /** Where the shown page begins; absent on the first one. */
  cursor?: string | undefined;
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

/** Ways to the first and the next page of a list; nothing where all of it is shown. */
export function PageLinks({ to, filters, cursor, next }: Props) {
  const text = useDeskText();
  if (cursor === undefined && next === null) return null;
  return (
    <nav
      aria-label={text(m.pagination)}
      className="mt-4 flex items-center justify-between gap-4 print:hidden"
    >
      {cursor === undefined ? (
        <span />
      ) : (
        <FilterLink to={to} search={filters} label={text(m.desk_first_page)} />
      )}
      {next !== null && <FilterLink to={to} search={{ ...filters, cursor: next }} label={text(m.next)} />}
    </nav>
  );
}

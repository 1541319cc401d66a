import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { DeskLink, type DeskSearch } from "../DeskLink.tsx";
import { useDeskText } from "../desk.ts";
import type { SortColumn } from "./sortColumns.ts";

interface Props {
  columns: readonly SortColumn[];
  /** The shown order, as `total-descending`. */
  sort: string;
  to: string;
  /** Filters of the list, without the page. */
  filters: DeskSearch;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };

/** The columns that a list can be ordered by; the shown one turns around. */
export function SortHeader({ columns, sort, to, filters }: Props) {
  const text = useDeskText();
  return (
    <thead className="border-b border-line print:hidden">
      <tr>
        {columns.map(({ name, label, first }) => {
          const [shown, direction] = sort.split("-") as [string, "ascending" | "descending"];
          const isShown = shown === name;
          const other = direction === "ascending" ? "descending" : "ascending";
          const Icon = isShown ? icons[direction] : ArrowUpDown;
          return (
            <th
              key={name}
              scope="col"
              aria-sort={isShown ? direction : "none"}
              className="px-2 text-left font-semibold first:pl-4 tablet:px-6 tablet:first:pl-6"
            >
              <DeskLink
                to={to}
                search={{ ...filters, sort: `${name}-${isShown ? other : first}` }}
                className={`inline-flex min-h-11 items-center gap-1 text-sm hover:underline ${isShown ? "text-ink" : "text-ink-soft"}`}
              >
                {text(label)}
                <Icon aria-hidden="true" size={16} />
              </DeskLink>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

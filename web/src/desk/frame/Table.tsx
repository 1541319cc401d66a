// biome-ignore-all lint/a11y/noRedundantRoles: drawn as blocks, rows and cells lose their roles in some browsers
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Message } from "../../platform/text/Message.ts";
import { DeskLink, type DeskSearch } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import type { SortColumn } from "./sortColumns.ts";
import { useRowPress } from "./useRowPress.ts";

export interface Column<Row> {
  /** The name that the list is ordered by, where it can be. */
  name?: string;
  label: Message<Record<never, never>>;
  /** Says which row it is; `[data-row]` in it opens the row. */
  isHead?: boolean;
  /** Has the box that selects the row; in a stacked row it stands before all others. */
  isSelect?: boolean;
  /** Its place in a row that is stacked in two columns, as it is below a desktop's width, and its look. */
  className: string;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Columns that the list can be ordered by. */
  sorts: readonly SortColumn[];
  /** The shown order, as `total-descending`. */
  sort: string;
  rowKey: (row: Row) => string | number;
}

interface Props<Row> extends TableProps<Row> {
  rows: readonly Row[];
  /** Address and filters of the list, without the page. */
  to: string;
  filters: DeskSearch;
}

const icons = { ascending: ArrowUp, descending: ArrowDown };
const directionTexts = { ascending: m.desk_sort_ascending, descending: m.desk_sort_descending };

/** Rows with a cell in each column. Where there is no room for columns, a row is stacked, and its order chosen above. */
export function Table<Row>({ label, columns, sorts, sort, rowKey, rows, to, filters }: Props<Row>) {
  const text = useDeskText();
  const table = useRef<HTMLTableElement>(null);
  useRowPress(table);
  const stacked = columns.some(({ isSelect }) => isSelect)
    ? "grid-cols-[auto_1fr_auto]"
    : "grid-cols-[1fr_auto]";
  const [shown, direction] = sort.split("-") as [string, keyof typeof icons];
  const link = ({ name, label, first }: SortColumn, isHeading: boolean) => {
    const isShown = name === shown;
    const Icon = isShown ? icons[direction] : ArrowUpDown;
    const other = direction === "ascending" ? "descending" : "ascending";
    return (
      <DeskLink
        key={name}
        to={to}
        search={{ ...filters, sort: `${name}-${isShown ? other : first}` }}
        aria-current={isShown && !isHeading ? "true" : undefined}
        className={`inline-flex min-h-11 items-center gap-1 text-sm font-semibold hover:underline ${isShown ? "text-ink" : "text-ink-soft"}`}
      >
        {text(label)}
        {isShown && !isHeading && <span className="sr-only">{`, ${text(directionTexts[direction])}`}</span>}
        <Icon aria-hidden="true" size={16} className="shrink-0" />
      </DeskLink>
    );
  };
  return (
    <>
      <nav
        aria-label={text(m.desk_sort_by)}
        className="flex flex-wrap gap-x-5 border-b border-line px-4 tablet:px-6 desktop:hidden print:hidden"
      >
        {sorts.map((own) => link(own, false))}
      </nav>
      <table ref={table} role="table" aria-label={label} className="block w-full desktop:table">
        <thead role="rowgroup" className="hidden border-b border-line desktop:table-header-group">
          <tr role="row">
            {columns.map((column) => {
              const own = sorts.find(({ name }) => name === column.name);
              return (
                <th
                  key={text(column.label)}
                  role="columnheader"
                  scope="col"
                  aria-sort={own && (own.name === shown ? direction : "none")}
                  className="px-3 py-1 text-left text-sm font-semibold text-ink-soft first:pl-6 last:pr-6"
                >
                  {own ? link(own, true) : text(column.label)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block desktop:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={`grid ${stacked} items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 hover:bg-brand-50 tablet:px-6 desktop:table-row`}
            >
              {columns.map(({ label, isHead, className, cell }) => {
                const look = `min-w-0 p-0 text-left font-normal max-desktop:empty:hidden desktop:table-cell desktop:px-3 desktop:py-3 desktop:first:pl-6 desktop:last:pr-6 ${className}`;
                return isHead ? (
                  <th key={text(label)} role="rowheader" scope="row" className={look}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={text(label)} role="cell" className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

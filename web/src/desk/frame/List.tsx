import { type ReactNode, useRef } from "react";
import type { DeskSearch } from "../DeskLink.tsx";
import { Failure } from "./Failure.tsx";
import { Loading } from "./Loading.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { ColumnCount } from "./Row.tsx";
import { SortHeader } from "./SortHeader.tsx";
import type { SortColumn } from "./sortColumns.ts";
import { useRowKeys } from "./useRowKeys.ts";

interface Result<Row> {
  /** `next` is where the next page begins; null on the last one, absent where there are no pages. */
  data: { rows: readonly Row[]; next?: string | null } | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface Props<Row> {
  result: Result<Row>;
  /** Said where there are no rows. */
  none: string;
  /** Address and filters of the list, and where the shown page begins, where it has pages. */
  pages?: { to: string; filters: DeskSearch; cursor: string | undefined };
  /** Columns that its pages can be ordered by, and the shown order; rows are then `Row`s. */
  sort?: { label: string; columns: readonly SortColumn[]; sort: string };
  /** Above the rows. */
  note?: ReactNode;
  /** The rows are those of other filters. */
  isStale?: boolean;
  /** Nothing above the list says that it is loaded. */
  showsLoading?: boolean;
  /** A row as `li`, or `Row`. */
  children: (row: Row) => ReactNode;
}

/** The rows of a list, or why there are none, and ways to its pages. */
export function List<Row>(props: Props<Row>) {
  const { result, none, pages, sort, note, isStale = false, showsLoading = false, children } = props;
  const { data, error, refetch } = result;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  return (
    <>
      <div ref={list} className="mt-4 flex flex-col gap-3 empty:hidden">
        {showsLoading && !data && !error && <Loading />}
        {note}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {none}
          </p>
        )}
        {data && data.rows.length > 0 && sort && pages && (
          <div
            aria-busy={isStale}
            className={`overflow-hidden rounded-lg border border-line bg-white ${isStale ? "opacity-60" : ""}`}
          >
            <table aria-label={sort.label} className="w-full table-fixed">
              <SortHeader columns={sort.columns} sort={sort.sort} to={pages.to} filters={pages.filters} />
              <tbody>
                <ColumnCount value={sort.columns.length}>{data.rows.map(children)}</ColumnCount>
              </tbody>
            </table>
          </div>
        )}
        {data && data.rows.length > 0 && !(sort && pages) && (
          <ul
            aria-busy={isStale}
            className={`overflow-hidden rounded-lg border border-line bg-white ${isStale ? "opacity-60" : ""}`}
          >
            {data.rows.map(children)}
          </ul>
        )}
      </div>
      {data && pages && <PageLinks {...pages} next={data.next ?? null} />}
    </>
  );
}

import { type ReactNode, useRef } from "react";
import type { DeskSearch } from "../DeskLink.tsx";
import { Failure } from "./Failure.tsx";
import { Loading } from "./Loading.tsx";
import { PageLinks } from "./PageLinks.tsx";
import { Table, type TableProps } from "./Table.tsx";
import { useRowKeys } from "./useRowKeys.ts";

interface Result<Row> {
  /** `next` is where the next page begins; null on the last one, absent where there are no pages. */
  data: { rows: readonly Row[]; next?: string | null } | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Address and filters of the list, and where the shown page begins. */
interface Pages {
  to: string;
  filters: DeskSearch;
  cursor: string | undefined;
}

interface Facts<Row> {
  result: Result<Row>;
  /** Said where there are no rows. */
  none: string;
  /** Above the rows. */
  note?: ReactNode;
  /** The rows are those of other filters. */
  isStale?: boolean;
  /** Nothing above the list says that it is loaded. */
  showsLoading?: boolean;
}

interface Plain<Row> {
  /** Where it has pages. */
  pages?: Pages;
  table?: undefined;
  /** A row as `li`. */
  children: (row: Row) => ReactNode;
}

interface Sorted<Row> {
  pages: Pages;
  table: TableProps<Row>;
  children?: undefined;
}

/** The rows of a list, or why there are none, and ways to its pages. */
export function List<Row>(props: Facts<Row> & (Plain<Row> | Sorted<Row>)) {
  const { result, none, pages, note, isStale = false, showsLoading = false } = props;
  const { data, error, refetch } = result;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const look = `overflow-hidden rounded-lg border border-line bg-white ${isStale ? "opacity-60" : ""}`;
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
        {data &&
          data.rows.length > 0 &&
          (props.table ? (
            <div aria-busy={isStale} className={look}>
              <Table {...props.table} rows={data.rows} to={props.pages.to} filters={props.pages.filters} />
            </div>
          ) : (
            <ul aria-busy={isStale} className={look}>
              {data.rows.map(props.children)}
            </ul>
          ))}
      </div>
      {data && pages && <PageLinks {...pages} next={data.next ?? null} />}
    </>
  );
}

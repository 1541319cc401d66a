import { useQuery } from "@tanstack/react-query";
import { orThrow, type RequestResult } from "@velours/sdk";
import type { ReactNode } from "react";
import type { m } from "../../platform/text/m.ts";
import { loggedReading } from "../customers/loggedReading.ts";
import { DownloadButton } from "../DownloadButton.tsx";
import { useDeskText } from "../desk.ts";
import { List } from "../frame/List.tsx";
import type { MarketingSearch } from "./marketingSearch.ts";

interface Props<Row> {
  /** The operation. */
  name: string;
  cursor: string | undefined;
  /** The filter that is on, to be taken away. */
  chosen?: ReactNode;
  filters: Omit<MarketingSearch, "cursor">;
  read: (query: { cursor?: string; limit: number }, signal: AbortSignal) => Promise<RequestResult<Row[]>>;
  download: { name: string; load: () => Promise<RequestResult<Blob>> };
  none: typeof m.desk_subscribers_none;
  toKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

const LIMIT = 25;

/** A page of a list of addresses, and all of it as CSV. */
export function MarketingList<Row>(props: Props<Row>) {
  const { name, cursor, filters, chosen, read, download, none, toKey, children } = props;
  const text = useDeskText();
  const result = useQuery({
    queryKey: [name, filters, cursor],
    queryFn: async ({ signal }) => {
      const answer = await read({ limit: LIMIT, ...(cursor !== undefined && { cursor }) }, signal);
      return { rows: orThrow<Row[]>(answer), next: answer.response.headers.get("x-pagination-next") };
    },
    ...loggedReading,
  });
  return (
    <>
      <div className="mt-4 flex flex-col items-start gap-3">
        {chosen}
        <DownloadButton {...download} />
      </div>
      <List
        result={result}
        none={text(none)}
        pages={{ to: "/desk/marketing", filters: { ...filters }, cursor }}
        showsLoading
      >
        {(row) => (
          <li key={toKey(row)} className="border-b border-line px-4 py-3 last:border-b-0 tablet:px-6">
            {children(row)}
          </li>
        )}
      </List>
    </>
  );
}

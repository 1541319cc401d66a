import { useQuery } from "@tanstack/react-query";
import { orThrow, type RequestResult } from "@velours/sdk";
import type { ReactNode } from "react";
import type { m } from "../../platform/text/m.ts";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { loggedReading } from "../customers/loggedReading.ts";
import { DownloadButton } from "../DownloadButton.tsx";
import { useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
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
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, filters, cursor],
    queryFn: async ({ signal }) => {
      const result = await read({ limit: LIMIT, ...(cursor !== undefined && { cursor }) }, signal);
      return { rows: orThrow<Row[]>(result), next: result.response.headers.get("x-pagination-next") };
    },
    ...loggedReading,
  });
  return (
    <>
      <div className="mt-4 flex flex-col items-start gap-3">
        {chosen}
        <DownloadButton {...download} />
      </div>
      <div className="mt-4 flex flex-col gap-3">
        {isPending && <Spinner />}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(none)}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {data.rows.map((row) => (
              <li key={toKey(row)} className="border-b border-line px-4 py-3 last:border-b-0 tablet:px-6">
                {children(row)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && <PageLinks to="/desk/marketing" filters={{ ...filters }} cursor={cursor} next={data.next} />}
    </>
  );
}

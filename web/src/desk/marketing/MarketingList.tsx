import type { ComponentProps, ReactNode } from "react";
import type { m } from "../../platform/text/m.ts";
import { DownloadButton } from "../DownloadButton.tsx";
import { useDeskText } from "../desk.ts";
import { List } from "../frame/List.tsx";
import type { MarketingSearch } from "./marketingSearch.ts";

interface Props<Row> {
  result: ComponentProps<typeof List<Row>>["result"];
  cursor: string | undefined;
  /** The filter that is on, to be taken away. */
  chosen?: ReactNode;
  filters: Omit<MarketingSearch, "cursor">;
  download: ComponentProps<typeof DownloadButton>;
  none: typeof m.desk_subscribers_none;
  toKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A page of a list of addresses, and all of it as CSV. */
export function MarketingList<Row>(props: Props<Row>) {
  const { result, cursor, filters, chosen, download, none, toKey, children } = props;
  const text = useDeskText();
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

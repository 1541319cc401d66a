import { formatMoney, reportEntries } from "@velours/sdk/rules";
import type { Report } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { List } from "../frame/List.tsx";
import { usePage } from "../usePage.ts";
import { BalanceEntry } from "./BalanceEntry.tsx";
import type { MoneySearch } from "./moneySearch.ts";
import { columnTexts, liabilityTexts } from "./reportTexts.ts";

interface Props {
  report: Report;
  /** Names the figure, and where the shown page begins. */
  search: MoneySearch;
}

const LIMIT = 25;
const TO = "/desk/money";

/** What a figure of a balance is the sum of, the newest first; nothing where none is open. */
export function BalanceEntries({ report, search: { item, currency, figure, cursor } }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const { name, from, until } = report;
  const filters = item && currency && figure ? reportEntries(report, { item, currency }, figure) : null;
  const query = filters && { ...filters, limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  const result = usePage({
    key: ["listLiabilityEntries", query],
    read: (signal) => api.listLiabilityEntries({ params: { query: query! }, signal }),
    enabled: query !== null,
  });
  const row = report.rows.find((candidate) => candidate.item === item && candidate.currency === currency);
  if (item === undefined || currency === undefined || figure === undefined || query === null) return null;
  const sum = formatMoney(Number(row?.[figure] ?? 0), currency, { digits: 2 });
  const balance = liabilityTexts[item];
  const title = [balance ? text(balance) : item, text(columnTexts[figure]), sum].join(" · ");
  return (
    <section aria-label={title} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        <DeskLink
          to={TO}
          search={{ report: name, from, until }}
          className="inline-flex min-h-6 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.close)}
        </DeskLink>
      </div>
      <List
        result={result}
        none={text(m.desk_report_empty)}
        isStale={result.isPlaceholderData}
        showsLoading
        pages={{ to: TO, filters: { report: name, from, until, item, currency, figure }, cursor }}
      >
        {(entry) => <BalanceEntry key={entry.id} entry={entry} currency={currency} />}
      </List>
    </section>
  );
}

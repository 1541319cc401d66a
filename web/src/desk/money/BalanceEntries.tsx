import { formatMoney, type reportEntries } from "@velours/sdk/rules";
import type { Report } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { List } from "../frame/List.tsx";
import { usePage } from "../usePage.ts";
import { BalanceEntry } from "./BalanceEntry.tsx";
import type { BalanceFigure } from "./moneySearch.ts";
import { columnTexts, liabilityTexts } from "./reportTexts.ts";

interface Props {
  report: Report;
  /** Entries of the figure, as `reportEntries` has them. */
  filters: NonNullable<ReturnType<typeof reportEntries>>;
  figure: BalanceFigure;
  /** Where the shown page begins. */
  cursor: string | undefined;
}

const LIMIT = 25;
const TO = "/desk/money";

/** The entries that a figure of a balance is the sum of, the newest first. */
export function BalanceEntries({ report, filters, figure, cursor }: Props) {
  const text = useDeskText();
  const { name, from, until, rows } = report;
  const { item, currency } = filters;
  const query = { ...filters, limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  const result = usePage("listLiabilityEntries", { query });
  const row = rows.find((candidate) => candidate.item === item && candidate.currency === currency);
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

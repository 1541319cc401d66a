import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { readReportQuery } from "@velours/sdk/query";
import { reportEntries } from "@velours/sdk/rules";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterBar } from "../frame/FilterBar.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { reportReading } from "../requestDefaults.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { useSiteDay } from "../useSiteDay.ts";
import { BalanceEntries } from "./BalanceEntries.tsx";
import { chartColumns } from "./chartBars.ts";
import {
  completeSearch,
  type MoneySearch,
  parseMoneySearch,
  reportGroups,
  reportNames,
} from "./moneySearch.ts";
import { MOST_ROWS } from "./mostRows.ts";
import { ReportChart } from "./ReportChart.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { groupTexts, reportTexts } from "./reportTexts.ts";

/** Reports of a period; which one stands in the address, and figures open into their orders, or the entries of a balance. */
export function MoneyScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const address = useSearch({ strict: false }) as MoneySearch;
  const search = completeSearch(address, useSiteDay()());
  const { report, from, until, by } = search;
  const params = { path: { name: report }, query: { from, until, by } };
  // A chart needs the rows of all groups; a report by item has none, and as many rows as were sold.
  const shown = { ...params.query, ...(chartColumns[report] === undefined && { limit: MOST_ROWS }) };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...readReportQuery(api, { params: { ...params, query: shown } }),
    ...reportReading,
    placeholderData: keepPreviousData,
  });
  const isGrouped = report !== "liabilities";
  const { item, currency, figure, cursor } = address;
  const opened = data && item && currency && figure ? reportEntries(data, { item, currency }, figure) : null;
  return (
    <>
      <ScreenHeading title={text(m.desk_money)} isLoading={isFetching}>
        <div className="ml-auto flex flex-col items-end gap-2">
          <DownloadButton name={`${report}.csv`} load={() => api.exportReport({ params })} />
        </div>
      </ScreenHeading>
      <FilterBar
        label={text(m.desk_reports)}
        to="/desk/money"
        filters={reportNames.map((name) => ({
          isChosen: name === report,
          search: { report: name, from, until },
          label: text(reportTexts[name]),
        }))}
      />
      <form
        key={JSON.stringify(search)}
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const entries = Object.fromEntries(new FormData(event.currentTarget));
          navigate("/desk/money", { ...parseMoneySearch({ ...search, ...entries }) });
        }}
      >
        <Field
          label={text(m.desk_from_day)}
          name="from"
          type="date"
          required
          defaultValue={from}
          className="w-40"
        />
        <Field
          label={text(m.desk_until_day)}
          name="until"
          type="date"
          required
          defaultValue={until}
          className="w-40"
        />
        {isGrouped && (
          <Select
            label={text(m.desk_by)}
            name="by"
            defaultValue={by}
            options={reportGroups.map((value) => ({ value, label: text(groupTexts[value]) }))}
            className="w-40"
          />
        )}
        <Button type="submit" variant="outline">
          {text(m.desk_show)}
        </Button>
      </form>
      <p className="mt-2 text-sm text-ink-soft">{text(m.desk_days_note)}</p>
      {error && !isPlaceholderData && <Failure error={error} reset={() => void refetch()} />}
      {data && data.rows.length === 0 && (
        <p role="status" className="mt-6 rounded-lg bg-white p-8 text-center text-ink-soft">
          {text(m.desk_report_empty)}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <ReportChart report={data} />
          <ReportTable report={data} />
        </div>
      )}
      {data && !isPlaceholderData && figure && opened && (
        <BalanceEntries
          // Entries of another balance must not be shown in this one's currency.
          key={JSON.stringify(opened)}
          report={data}
          filters={opened}
          figure={figure}
          cursor={cursor}
        />
      )}
    </>
  );
}

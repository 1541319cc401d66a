import { useSearch } from "@tanstack/react-router";
import type { AuditEntry } from "@velours/sdk/types";
import { Printer } from "lucide-react";
import { useState } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { DownloadButton } from "../../DownloadButton.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { FilterLink } from "../../frame/FilterLink.tsx";
import { List } from "../../frame/List.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { useSites } from "../../useSites.ts";
import { LogRow } from "./LogRow.tsx";
import type { LogSearch } from "./logSearch.ts";
import { operationText } from "./operationText.ts";
import { ReplayDialog } from "./ReplayDialog.tsx";
import { useLog } from "./useLog.ts";
import { yesterdayEvening } from "./yesterdayEvening.ts";

const TO = "/desk/settings/log";

/** Operations that the log filters by. */
const offered = [
  "changePrices",
  "saveMerchantProduct",
  "moveStock",
  "saveMerchantPromotion",
  "moderateReview",
  "saveMerchantSite",
  "saveMerchantPage",
  "saveMerchantCollection",
  "saveShippingRates",
  "saveTaxRates",
  "shipOrder",
  "refundOrder",
] as const;

/** The log of who did what; filters and the page stand in the address. */
export function LogScreen() {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const sites = useSites();
  const search = useSearch({ strict: false }) as LogSearch;
  const { cursor, ...filters } = search;
  const { operation, from, ...rest } = filters;
  const [replaying, setReplaying] = useState<{ entry: AuditEntry; isElsewhere: boolean } | null>(null);
  const [note, setNote] = useState<typeof m.desk_undo_done | null>(null);
  const log = useLog(search);
  const replay = (entry: AuditEntry, isElsewhere: boolean) => {
    setNote(null);
    setReplaying({ entry, isElsewhere });
  };
  const row = "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0";
  const kept = { ...(operation && { operation }), ...rest };
  const actorName = log.data?.rows.find(({ actor }) => actor === rest.actor)?.actorName;
  const notes = [actorName ?? rest.actor, rest.order, rest.product].filter((note) => note !== undefined);
  return (
    <section aria-labelledby="log" className="mt-6">
      <div className="flex flex-wrap items-center gap-4">
        <h2 id="log" className="text-xl font-semibold">
          {text(m.desk_log)}
        </h2>
        {log.isFetching && <Loading />}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3 print:hidden">
          <DownloadButton
            name="log.csv"
            load={() => api.exportAuditEntries({ params: { query: filters } })}
          />
          <Button
            variant="outline"
            size="small"
            disabled={log.data === undefined}
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" size={18} />
            {text(m.desk_log_print)}
          </Button>
        </div>
      </div>
      <p className="mt-2 text-ink-soft print:hidden">{text(m.desk_log_note)}</p>
      {from !== undefined && (
        <p className="mt-2 font-semibold">{text(m.desk_log_since, { when: formatMoment(from, locale) })}</p>
      )}
      <nav aria-label={text(m.desk_log)} className="mt-4 flex flex-col gap-1 print:hidden">
        <div className={row}>
          <FilterLink to={TO} isChosen={from === undefined} search={kept} label={text(m.desk_log_all)} />
          <FilterLink
            to={TO}
            isChosen={from !== undefined}
            search={{ ...kept, from: yesterdayEvening(serverNow()) }}
            label={text(m.desk_log_since_yesterday)}
          />
          {sites.length > 1 &&
            sites.map(({ code, name }) => (
              <FilterLink
                key={code}
                to={TO}
                isChosen={filters.site === code}
                search={{ ...filters, site: filters.site === code ? undefined : code }}
                label={name}
              />
            ))}
        </div>
        <div className={row}>
          {offered.map((name) => (
            <FilterLink
              key={name}
              to={TO}
              isChosen={operation === name}
              search={{ ...filters, operation: operation === name ? undefined : name }}
              label={operationText({ operation: name }, text)}
            />
          ))}
        </div>
      </nav>
      {notes.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brand-50 px-4 py-2 text-sm">
          <span className="font-semibold">{notes.join(" · ")}</span>
          <DeskLink
            to={TO}
            className="inline-flex min-h-8 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            {text(m.desk_log_all)}
          </DeskLink>
        </p>
      )}
      <List
        result={log}
        none={text(m.desk_log_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        note={
          note && (
            <div className="print:hidden">
              <Notice tone="good">{text(note)}</Notice>
            </div>
          )
        }
      >
        {(entry) => (
          <LogRow
            key={entry.id}
            entry={entry}
            filters={filters}
            onUndo={() => replay(entry, false)}
            onMove={sites.length > 1 ? () => replay(entry, true) : undefined}
          />
        )}
      </List>
      {replaying && (
        <ReplayDialog
          {...replaying}
          onClose={() => setReplaying(null)}
          onDone={() => {
            setReplaying(null);
            setNote(() => (replaying.isElsewhere ? m.desk_elsewhere_done : m.desk_undo_done));
          }}
          onWaits={() => {
            setReplaying(null);
            setNote(() => m.desk_waits_for_consent);
          }}
        />
      )}
    </section>
  );
}

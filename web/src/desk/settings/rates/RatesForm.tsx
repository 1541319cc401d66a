import type { RequestResult } from "@velours/sdk";
import { useRef, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { AskBeforeLeaving } from "../../frame/AskBeforeLeaving.tsx";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";
import { useSites } from "../../useSites.ts";
import { RateFields } from "./RateFields.tsx";
import type { RateTable } from "./RateTable.ts";
import { listRateChanges } from "./rateChanges.ts";
import {
  addRate,
  editRate,
  listDrafts,
  noEdits,
  type RateDraft,
  type RateEdits,
  readDrafts,
  removeRate,
} from "./rateDrafts.ts";
import { readReasons } from "./readReasons.ts";
import { SaveRatesDialog } from "./SaveRatesDialog.tsx";

/** All rates of a table, and their revision. */
export interface StoredRates<Rate> {
  rates: Rate[];
  revision: string;
}

interface Props<Rate extends object> {
  table: RateTable<Rate>;
  first: StoredRates<Rate>;
  save: (change: {
    params: { header: { "If-Match": string } };
    body: { rates: Rate[] };
    idempotencyKey: string;
  }) => Promise<RequestResult<StoredRates<Rate>>>;
  /** Said where no rate is left. */
  emptyNote: string;
}

/** A table of rates that is edited and saved as a whole. */
export function RatesForm<Rate extends object>({ table, first, save, emptyNote }: Props<Rate>) {
  const { access, locale } = useDesk();
  const text = useDeskText();
  const sites = useSites();
  const [base, setBase] = useState(first);
  const [edits, setEdits] = useState(noEdits);
  const [wanted, setWanted] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const drafts = listDrafts(table, base.rates, edits);
  const read = readDrafts(table, drafts);
  const hasProblems = Object.keys(read.problems).length > 0;
  const changes = listRateChanges(table, base.rates, read.rates, text, locale);
  const isSame = !hasProblems && changes.length === 0;
  const readOnly = access?.sites !== null;
  const currencies = [
    ...new Set([
      ...sites.flatMap((site) => site.currencies),
      ...base.rates.flatMap((rate) => ("currency" in rate ? [String(rate.currency)] : [])),
    ]),
  ].sort();

  function showProblems() {
    setChecked(true);
    setOpen(false);
    focusFirstError(form.current);
  }

  const { run, busy, isUnknown, failure, forget } = useChange(
    (rates: Rate[], idempotencyKey) =>
      save({ params: { header: { "If-Match": base.revision } }, body: { rates }, idempotencyKey }),
    {
      done(saved) {
        setBase(saved);
        setEdits(noEdits);
        setOpen(false);
        setSaved(true);
      },
      failed(error) {
        const current = readCurrent<StoredRates<Rate>>(error);
        setMoved(current !== undefined);
        const refused = readReasons(error, read.ids);
        setReasons(refused);
        if (current !== undefined) setBase(current);
        const now = listDrafts(table, current?.rates ?? base.rates, edits);
        if (Object.keys({ ...refused, ...readDrafts(table, now).problems }).length > 0) showProblems();
      },
    },
  );

  function edit(next: RateEdits) {
    setSaved(false);
    setReasons({});
    setEdits(next);
  }

  const isShown = ({ key, id, values }: RateDraft<Rate>) =>
    typeof key === "number" ||
    (isChecked && read.problems[id] !== undefined) ||
    reasons[id] !== undefined ||
    Object.values({ key, ...values })
      .join(" ")
      .toLowerCase()
      .includes(wanted.trim().toLowerCase());
  const shown = drafts.filter(isShown);

  return (
    <form
      ref={form}
      noValidate
      className="mt-4 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        setMoved(false);
        forget();
        if (hasProblems) showProblems();
        else setOpen(true);
      }}
    >
      <AskBeforeLeaving isEdited={!isSame} />
      {readOnly && <p className="text-ink-soft">{text(m.desk_rates_all_sites)}</p>}
      <Field
        label={text(m.desk_rate_find)}
        hint={text(m.desk_rate_find_hint)}
        name="find"
        type="search"
        autoComplete="off"
        className="max-w-96"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {drafts.length === 0 && <Notice>{emptyNote}</Notice>}
      {drafts.length > 0 && shown.length === 0 && <p role="status">{text(m.desk_rates_none)}</p>}
      {shown.length > 0 && (
        <ul className="rounded-lg border border-line bg-white">
          {shown.map((draft) => (
            <RateFields
              key={draft.id}
              draft={draft}
              name={typeof draft.key === "string" ? draft.key : null}
              fields={table.fields}
              currencies={currencies}
              problems={isChecked ? read.problems[draft.id] : undefined}
              reason={reasons[draft.id]}
              readOnly={readOnly}
              onEdit={(values) => edit(editRate(edits, draft.key, values))}
              onRemove={(isRemoved) => {
                edit(removeRate(edits, draft.key, isRemoved));
                if (draft.stored === null) add.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isSaved && <Notice tone="good">{text(m.desk_rates_saved)}</Notice>}
      {failure && Object.keys(reasons).length > 0 && <Notice tone="bad">{failure}</Notice>}
      {isMoved && !isOpen && <Notice tone="bad">{text(m.desk_rates_changed)}</Notice>}
      {!readOnly && (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={add}
            type="button"
            variant="outline"
            onClick={() => {
              edit(addRate(edits));
              requestAnimationFrame(() =>
                form.current?.querySelector<HTMLElement>("li:last-child :is(input, select)")?.focus(),
              );
            }}
          >
            {text(m.desk_rate_add)}
          </Button>
          <Button type="submit" disabled={isSame}>
            {text(m.desk_show_changes)}
          </Button>
        </div>
      )}
      {isOpen && (
        <SaveRatesDialog
          changes={changes}
          warning={read.rates.length === 0 ? emptyNote : null}
          isMoved={isMoved}
          busy={busy}
          isUnknown={isUnknown}
          failure={failure}
          onSave={() => run(read.rates)}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  );
}

import { formatMoney } from "@velours/sdk/rules";
import type { ChangedPrice, PriceChange, PriceChanges } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";

interface Props {
  prices: PriceChange[];
  /** The answer of a dry run. */
  first: PriceChanges;
  onClose: () => void;
  onDone: () => void;
}

/** Shows the changes before they are written; exactly these are, or they are refused because a price moved meanwhile. */
export function PricePlanDialog({ prices, first, onClose, onDone }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const [plan, setPlan] = useState(first);
  const [isMoved, setMoved] = useState(false);
  const { run, busy, isUnknown, failure } = useChange(
    (name: string, idempotencyKey) => api.changePrices({ body: { prices, plan: name }, idempotencyKey }),
    {
      done: onDone,
      failed(error) {
        const now = readCurrent<PriceChanges>(error);
        setMoved(now !== undefined);
        if (now !== undefined) setPlan(now);
      },
    },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_prices_changes)}>
      {isMoved && <Notice tone="bad">{text(m.desk_prices_moved)}</Notice>}
      {plan.changes.length === 0 ? (
        <p>{text(m.desk_prices_same)}</p>
      ) : (
        <ul className="divide-y divide-line">
          {plan.changes.map((change) => (
            <PlannedPrice key={`${change.variantId} ${change.currency}`} change={change} />
          ))}
        </ul>
      )}
      {failure && !isMoved && <Notice tone="bad">{failure}</Notice>}
      {plan.changes.length > 0 && (
        <Button wide busy={busy} onClick={() => run(plan.plan)}>
          {text(isUnknown ? m.desk_try_again : m.desk_prices_apply)}
        </Button>
      )}
    </DeskDialog>
  );
}

function PlannedPrice({ change }: { change: ChangedPrice }) {
  const text = useDeskText();
  const { title, currency, before, after, compareAtBefore, compareAtAfter, movesMuch } = change;
  return (
    <li className="py-3 first:pt-0">
      <p className="font-semibold break-words">{title}</p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        <Moved label={text(m.desk_price, { currency })} pair={[before, after]} currency={currency} />
        {compareAtBefore !== compareAtAfter && (
          <Moved
            label={text(m.desk_price_former, { currency })}
            pair={[compareAtBefore, compareAtAfter]}
            currency={currency}
          />
        )}
      </dl>
      {movesMuch && (
        <p className="mt-2">
          <Badge tone="sale">{text(m.desk_prices_much)}</Badge>
        </p>
      )}
    </li>
  );
}

interface MovedProps {
  label: string;
  pair: readonly [string | null, string | null];
  currency: ChangedPrice["currency"];
}

function Moved({ label, pair: [before, after], currency }: MovedProps) {
  const text = useDeskText();
  const money = (amount: string | null) =>
    amount === null ? "–" : formatMoney(Number(amount), currency, { digits: 2 });
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <del className="text-bad">
          <span className="sr-only">{text(m.desk_before)} </span>
          {money(before)}
        </del>
        {" → "}
        <ins className="font-semibold no-underline">
          <span className="sr-only">{text(m.desk_after)} </span>
          {money(after)}
        </ins>
      </dd>
    </>
  );
}

import { formatMoney } from "@velours/sdk/rules";
import type { GiftCardLedger as Ledger } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { entryKinds } from "./entryKinds.ts";

/** All that changed what is left on a gift card, the newest first. */
export function GiftCardLedger({ card, entries }: Ledger) {
  const text = useDeskText();
  const { locale } = useDesk();
  return (
    <ul aria-label={text(m.desk_gift_card_ledger)} className="rounded-md border border-line">
      {entries.map((entry) => (
        <li
          key={`${entry.time} ${entry.kind} ${entry.amount}`}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-4 py-2 last:border-b-0"
        >
          <span className="min-w-0">
            <span className="block font-medium">
              {entryKinds[entry.kind] ? text(entryKinds[entry.kind]!) : entry.kind}
              {entry.order && (
                <>
                  {" · "}
                  <DeskLink
                    to={`/desk/orders/${entry.order}`}
                    className="font-semibold text-brand-700 underline underline-offset-4"
                  >
                    {entry.order}
                  </DeskLink>
                </>
              )}
            </span>
            {entry.note && <span className="block break-words">{entry.note}</span>}
            <span className="block text-sm text-ink-soft">
              {[formatMoment(entry.time, locale), entry.actor].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="text-right font-semibold tabular-nums">
            {formatMoney(Number(entry.amount), card.currency, { digits: 2 })}
          </span>
        </li>
      ))}
    </ul>
  );
}

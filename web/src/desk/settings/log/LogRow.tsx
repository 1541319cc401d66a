import type { AuditChange, AuditEntry, MerchantScope } from "@velours/sdk/types";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { AuditChanges } from "./AuditChanges.tsx";
import type { LogSearch } from "./logSearch.ts";
import { operationText } from "./operationText.ts";

/** Scopes that put each part back. */
const scopes: Record<AuditChange["part"], MerchantScope> = {
  prices: "catalogue:write",
  products: "catalogue:write",
  stock: "stock:write",
  promotions: "promotions:write",
  reviews: "reviews:write",
  sites: "settings:write",
  shippingRates: "settings:write",
  taxRates: "settings:write",
  pages: "settings:write",
  collections: "settings:write",
};

/** Parts that people of some sites put back, of their own. */
const ofOneSite: readonly AuditChange["part"][] = ["reviews", "sites", "pages"];

interface Props {
  entry: AuditEntry;
  filters: LogSearch;
  onUndo: () => void;
}

/** An entry of the log: who did what, and when. */
export function LogRow({ entry, filters, onUndo }: Props) {
  const { access, locale } = useDesk();
  const text = useDeskText();
  const { time, actor, actorName, order, site, changes, changesTotal, outcome } = entry;
  const parts = [...new Set(changes.map(({ part }) => part))];
  const mayUndo =
    entry.invertible &&
    parts.every(
      (part) => access?.scopes.includes(scopes[part]) && (ofOneSite.includes(part) || access.sites === null),
    );
  const sentence = operationText(entry, text);
  const when = formatMoment(time, locale);
  const link = "inline-flex min-h-8 items-center text-brand-700 underline underline-offset-4";
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3 break-inside-avoid last:border-b-0 tablet:px-6 tablet:py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <time dateTime={time}>{when}</time>
          {" · "}
          <DeskLink to="/desk/settings/log" search={{ ...filters, actor }} className={link}>
            {actorName ?? actor}
          </DeskLink>
          {site !== null && ` · ${site}`}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold break-words">{sentence}</span>
          {order !== null && (
            <DeskLink to={`/desk/orders/${order}`} className={link}>
              {order}
            </DeskLink>
          )}
          {entry.undoneBy !== null && <Badge>{text(m.desk_log_undone)}</Badge>}
          {outcome === "failed" && <Badge tone="sale">{text(m.desk_log_failed)}</Badge>}
          {outcome === "started" && <Badge>{text(m.desk_log_started)}</Badge>}
        </p>
        {changes.length > 0 && <AuditChanges changes={changes} total={changesTotal} />}
      </div>
      {mayUndo && (
        <Button
          variant="outline"
          size="small"
          className="print:hidden"
          aria-label={`${text(entry.undoes === null ? m.desk_undo : m.desk_redo)}, ${sentence}, ${when}`}
          onClick={onUndo}
        >
          {text(entry.undoes === null ? m.desk_undo : m.desk_redo)}
        </Button>
      )}
    </li>
  );
}

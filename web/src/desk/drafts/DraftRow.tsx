import { formatDay } from "@velours/sdk/rules";
import type { DraftState, MerchantDraft } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { CopyLink } from "./CopyLink.tsx";

const states = {
  open: { label: m.desk_draft_open, tone: "good" },
  paid: { label: m.desk_draft_paid, tone: "quiet" },
  closed: { label: m.desk_draft_closed, tone: "sale" },
  expired: { label: m.desk_draft_expired, tone: "sale" },
} as const satisfies Record<DraftState, unknown>;

export const stateLabel = (state: DraftState) => states[state].label;

interface Props {
  draft: MerchantDraft;
  /** Absent for somebody who may not close it. */
  onClose?: () => void;
}

/** A draft with its state, its link while that works, and the order that paid it. */
export function DraftRow({ draft, onClose }: Props) {
  const text = useDeskText();
  const { locale } = useDesk();
  const { id, email, lines, state, order, site, createdAt, lastDay } = draft;
  const { label, tone } = states[state];
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    text(m.desk_draft_number, { id }),
    text(m.desk_units, { n: units }),
    site,
    formatMoment(createdAt, locale),
    ...(state === "open" ? [text(m.desk_draft_until, { day: formatDay(lastDay, locale) })] : []),
  ];
  return (
    <li
      data-row
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{email}</span>
        <span className="block text-sm break-words text-ink-soft">{facts.join(" · ")}</span>
      </span>
      <Badge tone={tone}>{text(label)}</Badge>
      {order !== null && (
        <DeskLink
          to={`/desk/orders/${order}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {order}
        </DeskLink>
      )}
      {state === "open" && (
        <span className="flex flex-wrap gap-2">
          <CopyLink link={draft.link} label={text(m.desk_draft_copy_of, { id })} />
          {onClose && (
            <Button variant="outline" onClick={onClose}>
              {text(m.desk_draft_close)}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

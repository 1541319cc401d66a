import type { Proposal, ProposalState } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { proposalTitle } from "./proposalTitle.ts";

const states = {
  waiting: { label: m.desk_waiting, tone: "brand" },
  approved: { label: m.desk_proposal_is_approved, tone: "good" },
  rejected: { label: m.desk_proposal_is_rejected, tone: "quiet" },
  expired: { label: m.desk_proposal_is_expired, tone: "quiet" },
} as const satisfies Record<ProposalState, unknown>;

interface Props {
  proposal: Proposal;
  onChoose: () => void;
}

/** A proposal; all of it opens what it would do. */
export function ProposalRow({ proposal, onChoose }: Props) {
  const text = useDeskText();
  const { locale } = useDesk();
  const { proposedBy, proposedAt, site, state, reason } = proposal;
  const { label, tone } = states[state];
  return (
    <li className="border-b border-line last:border-b-0">
      <PlainButton
        data-row
        onClick={onChoose}
        className="flex w-full flex-col gap-1 px-4 py-3 text-left hover:bg-brand-50 tablet:px-6 tablet:py-4"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{proposalTitle(proposal, text)}</span>
          <Badge tone={tone}>{text(label)}</Badge>
        </span>
        {reason !== null && <span className="block max-w-prose break-words">{reason}</span>}
        <span className="block text-sm text-ink-soft">
          {[proposedBy.name ?? "–", site, formatMoment(proposedAt, locale)].join(" · ")}
        </span>
      </PlainButton>
    </li>
  );
}

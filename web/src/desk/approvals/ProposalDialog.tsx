import { useQueryClient } from "@tanstack/react-query";
import type { Proposal } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { invalidateShop } from "../invalidateShop.ts";
import { AuditChanges } from "../settings/log/AuditChanges.tsx";
import { useChange } from "../useChange.ts";
import { PromotionEffect } from "./PromotionEffect.tsx";
import { proposalsKey } from "./proposalsKey.ts";
import { proposalTitle } from "./proposalTitle.ts";
import { RefundEffect } from "./RefundEffect.tsx";

interface Props {
  proposal: Proposal;
  onClose: () => void;
  onDone: (proposal: Proposal) => void;
}

/** The effect of a proposal, and the decision about it. */
export function ProposalDialog({ proposal, onClose, onDone }: Props) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const { id, state, approvable, proposedBy, decidedBy, endsAt, refund, promotion, giftCard, replay } =
    proposal;
  const { import: file } = proposal;
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState("");
  const params = { path: { id } };
  const follow = {
    done(decided: Proposal) {
      // An order or a promotion is another one now.
      invalidateShop(queries);
      onDone(decided);
    },
    failed: () => void queries.invalidateQueries({ queryKey: [proposalsKey] }),
  };
  const approval = useChange(
    (_: undefined, idempotencyKey) => api.approveProposal({ params, idempotencyKey }),
    follow,
  );
  const rejection = useChange(
    (body: { reason: string }, idempotencyKey) => api.rejectProposal({ params, body, idempotencyKey }),
    follow,
  );
  const failure = approval.failure ?? rejection.failure;
  /** A failure that shows is of what was pressed last. */
  function press(run: () => void) {
    for (const { forget } of [approval, rejection]) forget();
    run();
  }
  const isWaiting = state === "waiting";
  return (
    <DeskDialog
      busy={approval.busy || rejection.busy}
      onClose={onClose}
      title={proposalTitle(proposal, text)}
    >
      <p className="text-sm text-ink-soft">
        {text(m.desk_proposal_by, { name: proposedBy.name ?? "–" })}{" "}
        {isWaiting
          ? text(m.desk_proposal_until, { when: formatMoment(endsAt, locale) })
          : decidedBy && text(m.desk_proposal_decided, { name: decidedBy.name ?? "–" })}
      </p>
      {refund && <RefundEffect {...refund} isWaiting={isWaiting} />}
      {giftCard && <p className="break-words">{giftCard.reason}</p>}
      {giftCard?.recipient?.message && <p className="break-words">{giftCard.recipient.message}</p>}
      {promotion && <PromotionEffect promotion={promotion} isWaiting={isWaiting} />}
      {file && file.promotions.length > 0 && (
        <p className="break-words">
          {text(m.desk_proposal_import_promotions, { names: file.promotions.join(", ") })}
        </p>
      )}
      {file && file.giftCards > 0 && (
        <p>{text(m.desk_proposal_import_cards, { count: file.giftCards, amount: file.giftCardsAmount })}</p>
      )}
      {replay && <AuditChanges changes={replay.changes} total={replay.changesTotal} />}
      {isWaiting && !approvable && <Notice>{text(m.desk_proposal_own)}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isWaiting && !isRejecting && (
        <div className="flex flex-wrap gap-3">
          {approvable && (
            <Button busy={approval.busy} onClick={() => press(() => approval.run(undefined))}>
              {text(approval.isUnknown ? m.desk_try_again : m.desk_approve)}
            </Button>
          )}
          <Button variant="outline" disabled={approval.busy} onClick={() => setRejecting(true)}>
            {text(m.desk_reject)}
          </Button>
        </div>
      )}
      {isWaiting && isRejecting && (
        <ChangeForm
          label={text(m.desk_reject)}
          isUnknown={rejection.isUnknown}
          busy={rejection.busy}
          disabled={reason.trim() === ""}
          onSubmit={() => press(() => rejection.run({ reason: reason.trim() }))}
        >
          <TextArea
            label={text(m.desk_reason)}
            name="reason"
            rows={2}
            maxLength={500}
            required
            autoFocus
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ChangeForm>
      )}
    </DeskDialog>
  );
}

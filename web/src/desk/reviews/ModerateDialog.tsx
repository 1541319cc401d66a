import { useQueryClient } from "@tanstack/react-query";
import type { MerchantReview, ModerationInput } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../platform/ui/Notice.tsx";
import { RadioGroup } from "../../platform/ui/RadioGroup.tsx";
import { Stars } from "../../platform/ui/Stars.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";
import { stateLabel } from "./ReviewRow.tsx";

interface Props {
  /** The review as it was shown when the dialog was opened. */
  review: MerchantReview;
  onClose: () => void;
  onDone: (review: MerchantReview) => void;
}

/** Publishes, rejects or answers a review. While the outcome is unknown, the same can only be sent again. */
export function ModerateDialog({ review: opened, onClose, onDone }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  // After somebody else's change this is what is there now; what was typed here stays.
  const [{ review, revision }, setCurrent] = useState(opened);
  const [isMoved, setMoved] = useState(false);
  const [state, setState] = useState<ModerationInput["state"]>(
    review.state === "rejected" ? "rejected" : "published",
  );
  const [reason, setReason] = useState(review.reason ?? "");
  const [answer, setAnswer] = useState(review.answer?.text ?? "");
  const reload = () => void queries.invalidateQueries({ queryKey: ["listMerchantReviews"] });
  const { run, ...change } = useChange(
    (body: ModerationInput, idempotencyKey) =>
      api.moderateReview({
        params: { path: { id: review.id }, header: { "If-Match": revision } },
        body,
        idempotencyKey,
      }),
    {
      done(moderated: MerchantReview) {
        reload();
        onDone(moderated);
      },
      failed(error) {
        const current = readCurrent<MerchantReview>(error);
        setMoved(current !== undefined);
        if (current !== undefined) setCurrent(current);
        reload();
      },
    },
  );
  const isPublished = state === "published";
  return (
    <ChangeDialog
      {...change}
      title={review.productTitle}
      label={text(m.save)}
      failure={!isMoved && change.failure}
      onSubmit={() =>
        run({
          state,
          ...(isPublished ? { answer: answer.trim() || null } : { reason: reason.trim() }),
        })
      }
      onClose={() => {
        reload();
        onClose();
      }}
    >
      <blockquote className="rounded-md bg-mist p-4">
        <Stars value={review.stars} label={text(m.stars_of, { n: review.stars })} />
        <div lang={review.language} className="break-words">
          {review.title && <p className="mt-1 font-semibold">{review.title}</p>}
          {review.body && <p className="mt-1 whitespace-pre-line">{review.body}</p>}
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          {review.author} ·{" "}
          <DeskLink
            to={`/desk/orders/${review.order}`}
            className="font-semibold text-brand-700 underline underline-offset-4"
          >
            {review.order}
          </DeskLink>
        </p>
      </blockquote>
      <RadioGroup
        legend={text(m.desk_review_decision)}
        name="state"
        value={state}
        onChange={setState}
        options={[
          {
            value: "published",
            label: text(m.desk_review_publish),
            detail: text(m.desk_review_publish_note),
          },
          {
            value: "rejected",
            label: text(m.desk_reject),
            detail: text(m.desk_review_reject_note),
          },
        ]}
      />
      {isPublished ? (
        <TextArea
          label={text(m.desk_review_answer)}
          name="answer"
          rows={3}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : (
        <TextArea
          label={text(m.desk_review_reason)}
          name="reason"
          rows={3}
          maxLength={500}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {isMoved && (
        <Notice tone="bad">
          <p className="font-semibold">{text(m.desk_changed_meanwhile)}</p>
          <p className="mt-1">{text(stateLabel(review.state))}</p>
          <p className="break-words whitespace-pre-line">{review.answer?.text ?? review.reason}</p>
        </Notice>
      )}
    </ChangeDialog>
  );
}

import type { ReturnAnswer, ReturnRequest } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { readCurrent } from "../readCurrent.ts";
import type { DialogProps } from "./DialogProps.ts";
import { openAnswers, returnAnswers, returnWords } from "./ReturnsCard.tsx";
import { useOrderChange } from "./useOrderChange.ts";

interface Props extends DialogProps {
  request: ReturnRequest;
}

/** Answers a return as it was when this opened; its buyer is told by email. */
export function AnswerReturnDialog({ order: { order }, request: opened, onClose, onDone }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  // After somebody else's answer this is what is there now; what was typed here stays.
  const [request, setCurrent] = useState(opened);
  const [isMoved, setMoved] = useState(false);
  const answers = openAnswers(request);
  const [chosen, setChosen] = useState(answers[0]);
  // Another answer than the one that was chosen must not take its place unseen.
  const answer = answers.find((open) => open === chosen);
  const [note, setNote] = useState("");
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.answerReturn({
        params: {
          path: { number: order.number, id: request.id },
          ...(request.revision !== undefined && { header: { "If-Match": request.revision } }),
        },
        body: { answer: answer!, ...(note.trim() && { note: note.trim() }) },
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_return_answered),
    {
      failed(error) {
        const current = readCurrent<ReturnRequest>(error);
        setMoved(current !== undefined);
        if (current !== undefined) setCurrent(current);
      },
    },
  );
  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={text(m.desk_return_answer)}
      failure={!isMoved && state.failure}
      disabled={answers.length === 0}
      onSubmit={() => run()}
      onClose={onClose}
    >
      {answers.length > 0 && (
        <>
          <Select
            name="answer"
            label={text(m.desk_answer)}
            required
            value={answer ?? ""}
            options={[
              ...(answer === undefined ? [{ value: "", label: text(m.desk_return_choose) }] : []),
              ...answers.map((value) => ({ value, label: text(returnAnswers[value]) })),
            ]}
            onChange={({ target }) => setChosen(target.value as ReturnAnswer["answer"])}
          />
          <TextArea
            name="note"
            label={text(m.desk_return_words)}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <p className="text-sm text-ink-soft">{text(m.desk_return_answer_note)}</p>
        </>
      )}
      {isMoved && (
        <Notice tone="bad">
          <p className="font-semibold">{text(m.desk_changed_meanwhile)}</p>
          <p className="mt-1">{text(returnWords(request))}</p>
          {request.answer?.note && <p className="break-words">{request.answer.note}</p>}
        </Notice>
      )}
    </ChangeDialog>
  );
}

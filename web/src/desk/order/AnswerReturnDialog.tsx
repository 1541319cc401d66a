import type { ReturnAnswer, ReturnRequest } from "@velours/sdk/types";
import { useState } from "react";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { openAnswers, returnAnswers } from "./ReturnsCard.tsx";
import { useOrderChange } from "./useOrderChange.ts";

interface Props extends DialogProps {
  request: ReturnRequest;
}

/** Answers a return; its buyer is told by email. */
export function AnswerReturnDialog({ order: { order }, request, onClose, onDone }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const answers = openAnswers(request);
  const [answer, setAnswer] = useState<ReturnAnswer["answer"]>(answers[0] ?? "approved");
  const [note, setNote] = useState("");
  const { run, busy, isUnknown, failure } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.answerReturn({
        params: { path: { number: order.number, id: request.id } },
        body: { answer, ...(note.trim() && { note: note.trim() }) },
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_return_answered),
  );
  return (
    <DeskDialog onClose={onClose} title={text(m.desk_return_answer)}>
      <ChangeForm
        label={text(isUnknown ? m.desk_try_again : m.desk_return_answer)}
        busy={busy}
        failure={failure}
        onSubmit={() => run()}
      >
        <Select
          name="answer"
          label={text(m.desk_return_answer_label)}
          value={answer}
          disabled={isUnknown}
          options={answers.map((value) => ({ value, label: text(returnAnswers[value]) }))}
          onChange={({ target }) => setAnswer(target.value as ReturnAnswer["answer"])}
        />
        <TextArea
          name="note"
          label={text(m.desk_return_words)}
          rows={3}
          maxLength={500}
          readOnly={isUnknown}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="text-sm text-ink-soft">{text(m.desk_return_answer_note)}</p>
      </ChangeForm>
    </DeskDialog>
  );
}

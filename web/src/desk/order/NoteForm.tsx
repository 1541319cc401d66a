import { useState } from "react";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { AskBeforeLeaving } from "../frame/AskBeforeLeaving.tsx";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { useOrderChange } from "./useOrderChange.ts";

/** Adds a note to an order. */
export function NoteForm({ number }: { number: string }) {
  const { api } = useDesk();
  const text = useDeskText();
  const [note, setNote] = useState("");
  const { run, ...state } = useOrderChange(
    number,
    (idempotencyKey) =>
      api.addOrderNote({ params: { path: { number } }, body: { text: note.trim() }, idempotencyKey }),
    () => setNote(""),
  );
  return (
    <div className="mb-5">
      <AskBeforeLeaving isEdited={note.trim() !== ""} />
      <ChangeForm label={text(m.desk_note_add)} {...state} disabled={note.trim() === ""} onSubmit={run}>
        <TextArea
          name="note"
          label={text(m.desk_event_note)}
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="text-sm text-ink-soft">{text(m.desk_reason_hint)}</p>
      </ChangeForm>
    </div>
  );
}

import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText } from "../desk.ts";
import { DeskDialog } from "./DeskDialog.tsx";

const texts = {
  edited: {
    title: m.desk_unsaved,
    note: m.desk_unsaved_note,
    stay: m.desk_keep_editing,
    leave: m.desk_discard,
  },
  running: {
    title: m.desk_running,
    note: m.desk_running_note,
    stay: m.desk_running_stay,
    leave: m.desk_running_leave,
  },
  shipping: {
    title: m.desk_bulk_running,
    note: m.desk_bulk_running_note,
    stay: m.desk_running_stay,
    leave: m.desk_running_leave,
  },
};

export type LeaveReason = keyof typeof texts;

interface Props {
  reason: LeaveReason;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a form is left whose changes are not saved, or whose work has not ended. */
export function UnsavedDialog({ reason, onDiscard, onClose }: Props) {
  const text = useDeskText();
  const { title, note, stay, leave } = texts[reason];
  return (
    <DeskDialog onClose={onClose} title={text(title)}>
      <p>{text(note)}</p>
      <Button wide onClick={onClose}>
        {text(stay)}
      </Button>
      <Button wide variant="outline" onClick={onDiscard}>
        {text(leave)}
      </Button>
    </DeskDialog>
  );
}

import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText } from "../desk.ts";
import { DeskDialog } from "./DeskDialog.tsx";

interface Props {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a form is left whose changes are not saved. */
export function UnsavedDialog({ onDiscard, onClose }: Props) {
  const text = useDeskText();
  return (
    <DeskDialog onClose={onClose} title={text(m.desk_unsaved)}>
      <p>{text(m.desk_unsaved_note)}</p>
      <Button wide onClick={onClose}>
        {text(m.desk_keep_editing)}
      </Button>
      <Button wide variant="outline" onClick={onDiscard}>
        {text(m.desk_discard)}
      </Button>
    </DeskDialog>
  );
}

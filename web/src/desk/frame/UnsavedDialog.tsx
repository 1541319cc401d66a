import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { useDeskText } from "../desk.ts";

interface Props {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a form is left whose changes are not saved. */
export function UnsavedDialog({ onDiscard, onClose }: Props) {
  const text = useDeskText();
  return (
    <Modal open onClose={onClose} title={text(m.desk_unsaved)} closeLabel={text(m.close)}>
      <div className="mt-4 flex flex-col gap-4">
        <p>{text(m.desk_unsaved_note)}</p>
        <Button wide onClick={onClose}>
          {text(m.desk_keep_editing)}
        </Button>
        <Button wide variant="outline" onClick={onDiscard}>
          {text(m.desk_discard)}
        </Button>
      </div>
    </Modal>
  );
}

import { useId, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";

interface Props {
  label: string;
  /** The consequences, shown with the second button. */
  note: string;
  /** Label of the second button. */
  confirmation: string;
  busy: boolean;
  /** After a lost answer: the same can be sent again. */
  isUnknown: boolean;
  onConfirm: () => void;
}

/** A button for what is not easily taken back: it says what comes of it, and another press does it. */
export function ConfirmButton({ label, note, confirmation, busy, isUnknown, onConfirm }: Props) {
  const text = useDeskText();
  const noteId = useId();
  const [isPressed, setPressed] = useState(false);
  if (!isPressed)
    return (
      <Button variant="outline" disabled={busy} onClick={() => setPressed(true)}>
        {label}
      </Button>
    );
  return (
    <>
      <p id={noteId} className="w-full">
        {note}
      </p>
      {/* The pressed button is gone, and its focus with it. */}
      <Button
        variant="outline"
        autoFocus
        aria-describedby={noteId}
        busy={busy}
        onClick={onConfirm}
        // A key that is still held pressed the button before this one.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {isUnknown ? text(m.desk_try_again) : confirmation}
      </Button>
    </>
  );
}

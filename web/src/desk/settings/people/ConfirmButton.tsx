import { useState } from "react";
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
  const [isPressed, setPressed] = useState(false);
  if (!isPressed)
    return (
      <Button variant="outline" disabled={busy} onClick={() => setPressed(true)}>
        {label}
      </Button>
    );
  return (
    <>
      <p className="w-full" role="status">
        {note}
      </p>
      <Button variant="outline" busy={busy} onClick={onConfirm}>
        {isUnknown ? text(m.desk_try_again) : confirmation}
      </Button>
    </>
  );
}

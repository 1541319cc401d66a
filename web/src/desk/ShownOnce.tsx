import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../platform/ui/Button.tsx";
import { Field } from "../platform/ui/Field.tsx";
import { m, useDeskText } from "./desk.ts";

interface Props {
  label: string;
  value: string;
  /** Says that it is shown this one time. */
  children: ReactNode;
  onClose: () => void;
}

/** A value that was just made and cannot be read again, with a button that copies it. */
export function ShownOnce({ label, value, children, onClose }: Props) {
  const text = useDeskText();
  const [note, setNote] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The button that made the value is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setNote(text(m.campaign_copied)),
      () => setNote(text(m.desk_key_copy_yourself)),
    );
  return (
    <div className="flex flex-col gap-4">
      {children}
      <Field
        ref={field}
        label={label}
        name="value"
        readOnly
        spellCheck={false}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => void copy()}>{text(m.campaign_copy)}</Button>
        <Button variant="outline" onClick={onClose}>
          {text(m.desk_key_kept)}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {note}
        </p>
      </div>
    </div>
  );
}

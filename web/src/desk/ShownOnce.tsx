import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../platform/ui/Button.tsx";
import { Field } from "../platform/ui/Field.tsx";
import { m, useDeskText } from "./desk.ts";
import { useCopy } from "./useCopy.ts";

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
  const field = useRef<HTMLInputElement>(null);
  // The button that made the value is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  const { copy, note } = useCopy(value);
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
        <Button onClick={copy}>{text(m.campaign_copy)}</Button>
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

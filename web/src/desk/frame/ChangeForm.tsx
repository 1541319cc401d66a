import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";

/** How a change stands, as `useChange` says it. */
export interface ChangeState {
  busy: boolean;
  /** After a lost answer: the same can be sent again, and nothing else. */
  isUnknown: boolean;
  failure?: ReactNode;
}

interface Props extends ChangeState {
  /** Fields, or the question. */
  children: ReactNode;
  /** Label of the button. */
  label: string;
  disabled?: boolean;
  onChange?: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  noValidate?: boolean;
}

/** A form that asks for a change: its fields, why the change failed, and the button. */
export function ChangeForm({
  children,
  label,
  busy,
  isUnknown,
  failure,
  disabled,
  onChange,
  onSubmit,
  noValidate,
}: Props) {
  const text = useDeskText();
  const button = useRef<HTMLButtonElement>(null);
  /** The field from which this form was sent, while it is locked for that; null for its button. */
  const sent = useRef<HTMLElement | null>(undefined);
  // Typed meanwhile, it would not be what was sent, and a second attempt would send it under the key of the first.
  const isLocked = busy || isUnknown;
  useEffect(() => {
    if (sent.current === undefined) return;
    const form = button.current?.form;
    const focused = document.activeElement;
    // The field that had the focus is disabled now; somebody who went on elsewhere stays there.
    if (isLocked && form && (form.contains(focused) || focused?.contains(form))) button.current?.focus();
    if (!isLocked && focused === button.current) sent.current?.focus();
    if (!isLocked) sent.current = undefined;
  }, [isLocked]);
  return (
    <form
      noValidate={noValidate}
      onChange={onChange}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { activeElement } = document;
        const isField = event.currentTarget.contains(activeElement) && activeElement !== button.current;
        sent.current = isField ? (activeElement as HTMLElement) : null;
        onSubmit(event);
      }}
    >
      <fieldset disabled={isLocked} className="contents">
        {children}
      </fieldset>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button ref={button} type="submit" wide busy={busy} disabled={disabled}>
        {isUnknown ? text(m.desk_try_again) : label}
      </Button>
    </form>
  );
}

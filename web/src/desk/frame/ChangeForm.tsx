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
  useEffect(() => {
    const form = button.current?.form;
    const focused = document.activeElement;
    // The field that had the focus is disabled now; somebody who went on elsewhere stays there.
    if (isUnknown && form && (form.contains(focused) || focused?.contains(form))) button.current?.focus();
  }, [isUnknown]);
  return (
    <form
      noValidate={noValidate}
      onChange={onChange}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      <fieldset disabled={isUnknown} className="contents">
        {children}
      </fieldset>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button ref={button} type="submit" wide busy={busy} disabled={disabled}>
        {isUnknown ? text(m.desk_try_again) : label}
      </Button>
    </form>
  );
}

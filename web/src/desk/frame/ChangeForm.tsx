import type { FormEventHandler, ReactNode } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";

interface Props {
  /** Fields, or the question. */
  children: ReactNode;
  /** Label of the button. */
  label: string;
  busy: boolean;
  failure?: ReactNode;
  disabled?: boolean;
  onChange?: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  noValidate?: boolean;
}

/** A form that asks for a change: its fields, why the change failed, and the button. */
export const ChangeForm = ({ children, label, busy, failure, disabled, onSubmit, ...form }: Props) => (
  <form
    {...form}
    className="flex flex-col gap-4"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event);
    }}
  >
    {children}
    {failure && <Notice tone="bad">{failure}</Notice>}
    <Button type="submit" wide busy={busy} disabled={disabled}>
      {label}
    </Button>
  </form>
);

import { useHydrated } from "@tanstack/react-router";
import { Button } from "../ui/Button.tsx";
import { FieldError } from "../ui/Field.tsx";

interface Props {
  busy: boolean;
  label: string;
  disabled?: boolean;
  /** The error of the whole form. */
  general: string | undefined;
}

/** The button of an account form, and under it what is wrong with the whole. */
export function FormFooter({ busy, label, disabled = false, general }: Props) {
  // A form that is sent before the page's code is there would send its password as a page's address.
  const hydrated = useHydrated();
  return (
    <div className="flex flex-col gap-3">
      <Button type="submit" wide size="large" busy={busy} disabled={disabled || !hydrated}>
        {label}
      </Button>
      <FieldError text={general} />
    </div>
  );
}

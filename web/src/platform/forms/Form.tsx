import type { ComponentProps, ReactNode } from "react";
import { m, useText } from "../text/useText.ts";
import { FormFooter } from "./FormFooter.tsx";
import type { useForm } from "./useForm.ts";

interface Props extends Pick<ComponentProps<"form">, "onInput" | "className"> {
  form: Pick<ReturnType<typeof useForm>, "form" | "busy" | "general" | "onInput">;
  onSubmit: () => unknown;
  /** Label of the button while nothing is sent. */
  label: string;
  disabled?: boolean;
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** The fields of `useForm`, their button, and what is wrong with the whole. */
export function Form({ form, onSubmit, label, disabled = false, children, after, ...attributes }: Props) {
  const text = useText();
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onInput={form.onInput}
      className="flex flex-col gap-5"
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <FormFooter
        busy={form.busy}
        disabled={disabled}
        label={form.busy ? text(m.loading) : label}
        general={form.general}
      />
      {after}
    </form>
  );
}

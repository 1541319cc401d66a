import type { ComponentProps } from "react";
import { m, useText } from "../text/useText.ts";
import { Field } from "../ui/Field.tsx";

/** The field of an email address. `username` in `autoComplete` where it names an account. */
export function EmailField({
  autoComplete = "email",
  ...field
}: Omit<ComponentProps<typeof Field>, "label" | "name">) {
  const text = useText();
  return (
    <Field
      label={text(m.email)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      {...field}
    />
  );
}

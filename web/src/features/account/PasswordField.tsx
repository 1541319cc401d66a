import { type ComponentProps, useState } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";

type Props = Omit<ComponentProps<typeof Field>, "type" | "after" | "label"> & { label?: string };

/** A password, with a button that shows it. */
export function PasswordField({ label, ...field }: Props) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      label={label ?? text(m.password)}
      type={shown ? "text" : "password"}
      required
      autoCapitalize="none"
      spellCheck={false}
      after={
        <Button variant="text" size="small" onClick={() => setShown(!shown)}>
          {text(shown ? m.hide_password : m.show_password)}
        </Button>
      }
    />
  );
}

/** A new password, twice. */
export function NewPasswordFields({ errors }: { errors: Partial<Record<string, string>> }) {
  const text = useText();
  return (
    <>
      <PasswordField
        label={text(m.new_password)}
        name="new-password"
        autoComplete="new-password"
        hint={text(m.minimum_8_characters)}
        error={errors["new-password"]}
      />
      <PasswordField
        label={text(m.confirm_password)}
        name="confirm-password"
        autoComplete="new-password"
        error={errors["confirm-password"]}
      />
    </>
  );
}

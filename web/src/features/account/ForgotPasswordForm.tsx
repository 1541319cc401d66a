import { PasswordRecovery, validateForm } from "@velours/sdk/forms";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { m, useText } from "../../platform/text/useText.ts";
import type { AccountView } from "./AccountView.ts";
import { ModeLink } from "./ModeLink.tsx";

/** 'Forgot Password': a link to a new one by email. */
export function ForgotPasswordForm({ onMode, email }: AccountView) {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm<{ email: string }>();
  const [sent, setSent] = useState(false);

  const submit = () =>
    form.run(async () => {
      const body = form.values();
      if (!form.accept(validateForm(PasswordRecovery, body, language))) return;
      await getData((await api()).recoverPassword({ body }));
      setSent(true);
    });

  if (sent) return <Sent icon={Mail} title={text(m.email_sent)} sentence={text(m.follow_instructions)} />;
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={text(m.send_email)}
      after={
        <p className="text-center">
          <ModeLink mode="login" onMode={onMode}>
            {text(m.back)}
          </ModeLink>
        </p>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {text(m.no_account)}
        <ModeLink mode="join" onMode={onMode}>
          {text(m.join)}
        </ModeLink>
      </p>
      <EmailField autoComplete="username" defaultValue={email} error={form.errors.email} />
    </Form>
  );
}

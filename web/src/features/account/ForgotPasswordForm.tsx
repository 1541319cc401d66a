import { PasswordRecovery, validateForm } from "@velours/sdk/forms";
import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { FormFooter } from "../../platform/forms/FormFooter.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import type { AccountView } from "./AccountView.ts";
import { ModeLink } from "./ModeLink.tsx";

/** 'Forgot Password': a link to a new one by email. */
export function ForgotPasswordForm({ onMode, email }: AccountView) {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm<{ email: string }>();
  const [sent, setSent] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.run(async () => {
      const body = form.values();
      if (!form.accept(validateForm(PasswordRecovery, body, language))) return;
      await getData((await api()).recoverPassword({ body }));
      setSent(true);
    });
  }

  if (sent) return <Sent icon={Mail} title={text(m.email_sent)} sentence={text(m.follow_instructions)} />;
  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onInput={form.onInput}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {text(m.no_account)}
        <ModeLink mode="join" onMode={onMode}>
          {text(m.join)}
        </ModeLink>
      </p>
      <Field
        label={text(m.email)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        defaultValue={email}
        error={form.errors.email}
      />
      <FormFooter
        busy={form.busy}
        label={text(form.busy ? m.loading : m.send_email)}
        general={form.general}
      />
      <p className="text-center">
        <ModeLink mode="login" onMode={onMode}>
          {text(m.back)}
        </ModeLink>
      </p>
    </form>
  );
}

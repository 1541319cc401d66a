import { useRouter } from "@tanstack/react-router";
import { isCompleteCode } from "@velours/sdk/rules";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { FieldError } from "../../../platform/ui/Field.tsx";
import { CodeBoxes } from "../CodeBoxes.tsx";

/** Until the address is confirmed cash back of guest orders waits: five digits by email confirm it. */
export function EmailConfirmation() {
  const text = useText();
  const { session } = useRouter().options.context;
  const { api } = useShop();
  const form = useForm();
  const [sent, setSent] = useState(false);

  const send = () =>
    form.run(async () => {
      form.accept({});
      await getData((await api()).createEmailCode());
      setSent(true);
    });

  const confirm = (code: string) =>
    form.run(async () => {
      form.accept({});
      if (isCompleteCode(code))
        session.set({ user: await getData((await api()).validateEmail({ body: { code } })) });
    });

  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col items-start gap-4"
    >
      <p className="text-ink-soft">{text(sent ? m.confirm_code_sent : m.confirm_email_text)}</p>
      {sent && <CodeBoxes label={text(m.five_digit_code)} onComplete={(code) => void confirm(code)} />}
      <Button variant="outline" busy={form.busy} onClick={() => void send()}>
        {text(sent ? m.resend_code : m.send_code)}
      </Button>
      <FieldError text={form.errors.code || form.general} />
    </form>
  );
}

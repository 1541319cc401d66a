import { useRouter } from "@tanstack/react-router";
import { UsernameChange, validateForm } from "@velours/sdk/forms";
import { type FormEvent, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { FormFooter } from "../../../platform/forms/FormFooter.tsx";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";

/** Another username. */
export function UsernameForm({ username }: { username: string }) {
  const text = useText();
  const { session } = useRouter().options.context;
  const { api, language } = useShop();
  const form = useForm();
  const [shown] = useState(username);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.run(async () => {
      const body = form.values() as { username: string };
      if (!form.accept(validateForm(UsernameChange, body, language))) return;
      session.set({ user: await getData((await api()).changeUsername({ body })) });
      toasts.show({ text: text(m.username_is_new) });
    });
  }

  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onInput={form.onInput}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <Field
        label={text(m.username)}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={shown}
        error={form.errors.username}
      />
      <FormFooter busy={form.busy} label={text(form.busy ? m.loading : m.save)} general={form.general} />
    </form>
  );
}

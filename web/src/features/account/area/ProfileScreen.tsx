import { useRouter } from "@tanstack/react-router";
import { UsernameChange, validateForm } from "@velours/sdk/forms";
import type { User } from "@velours/sdk/types";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { Form } from "../../../platform/forms/Form.tsx";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import { updateMember } from "../../../platform/session/updateMember.ts";
import { useSession } from "../../../platform/session/useSession.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { EmailConfirmation } from "./EmailConfirmation.tsx";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import { SavedAddress } from "./SavedAddress.tsx";

/** Another username. */
function UsernameForm({ username }: { username: string }) {
  const text = useText();
  const { session } = useRouter().options.context;
  const { api, language } = useShop();
  const form = useForm();
  const [shown] = useState(username);

  const submit = () =>
    form.run(async () => {
      const body = form.values() as { username: string };
      if (!form.accept(validateForm(UsernameChange, body, language))) return;
      updateMember(session, await getData((await api()).changeUsername({ body })));
      toasts.show({ text: text(m.username_is_new) });
    });

  return (
    <Form form={form} onSubmit={submit} label={text(m.save)}>
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
    </Form>
  );
}

/** /account/profile: who the member is to the shop, and what of it they can change. */
export function ProfileScreen({ loaded }: { loaded: User | null }) {
  const text = useText();
  const user = useSession().user ?? loaded;
  if (!user) return null;
  return (
    <AccountLayout title={text(m.account)}>
      <div className="flex max-w-128 flex-col gap-10">
        <section aria-labelledby="email" className="flex flex-col gap-2">
          <h2 id="email" className="text-xl font-bold">
            {text(m.email)}
          </h2>
          <p className="break-words text-ink-soft">{user.email}</p>
          {!user.email_confirmed && <EmailConfirmation member={user.id} />}
        </section>
        <section aria-labelledby="addresses" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="addresses" className="text-xl font-bold">
            {text(m.addresses)}
          </h2>
          <SavedAddress kind="shipping" user={user} />
          <SavedAddress kind="billing" user={user} />
        </section>
        <section aria-labelledby="username" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="username" className="text-xl font-bold">
            {text(m.change_username)}
          </h2>
          <UsernameForm key={user.username} username={user.username} />
        </section>
        <section aria-labelledby="password" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="password" className="text-xl font-bold">
            {text(m.change_password)}
          </h2>
          <PasswordChangeForm email={user.email} />
        </section>
      </div>
    </AccountLayout>
  );
}

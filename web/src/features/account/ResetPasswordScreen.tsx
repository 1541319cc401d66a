import { useNavigate } from "@tanstack/react-router";
import { RefusedError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import { PasswordReset, validateForm } from "@velours/sdk/forms";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { Form } from "../../platform/forms/Form.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { toasts } from "../../platform/ui/toasts.ts";
import { AccountPage } from "./AccountPage.tsx";
import { NewPasswordFields } from "./PasswordField.tsx";

/** A new password, with the token of the emailed link. */
function ResetPasswordForm({ token }: { token: string }) {
  const text = useText();
  const { api, language } = useShop();
  const navigate = useNavigate();
  const form = useForm<{ password: string; passwordConfirm: string }>({
    "new-password": "password",
    "confirm-password": "passwordConfirm",
  });
  const [expired, setExpired] = useState(false);

  const submit = () =>
    form.run(async () => {
      const body = form.values();
      if (!form.accept(validateForm(PasswordReset, body, language))) return;
      try {
        await getData((await api()).resetPassword({ params: { query: { token } }, body }));
      } catch (error) {
        setExpired(error instanceof RefusedError && isReference(error.error, "passwordTokenInvalid"));
        throw error;
      }
      toasts.show({ text: text(m.password_is_new) });
      await navigate({ to: "/login", replace: true });
    });

  return (
    <Form
      form={form}
      onSubmit={submit}
      label={text(m.change_password)}
      after={
        expired && (
          <Link
            href="/forgot-password"
            preload={false}
            className={buttonClass({ variant: "outline", wide: true })}
          >
            {text(m.ask_for_new_link)}
          </Link>
        )
      }
    >
      <NewPasswordFields errors={form.errors} />
    </Form>
  );
}

/** /reset-password, by the link of an email. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const text = useText();
  return (
    <AccountPage title={text(m.reset_password)}>
      <p className="pb-5 text-ink-soft">{text(m.reset_password_text)}</p>
      <ResetPasswordForm token={token} />
    </AccountPage>
  );
}

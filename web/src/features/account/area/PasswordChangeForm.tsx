import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { PasswordChange, validateForm } from "@velours/sdk/forms";
import { PASSWORD_CHANGE_NAMES } from "@velours/sdk/rules";
import { useShop } from "../../../platform/api/useShop.ts";
import { signalTabs } from "../../../platform/browser/tabs.ts";
import { Form } from "../../../platform/forms/Form.tsx";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { clearSession } from "../../../platform/session/clearSession.ts";
import { GUEST_REVISION, sessionWatch } from "../../../platform/session/sessionWatch.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { toasts } from "../../../platform/ui/toasts.ts";
import { NewPasswordFields, PasswordField } from "../PasswordField.tsx";

/** A new password has ended every session of the member: the page is a guest's again. */
function passwordChanged(router: AnyRouter): void {
  const { session, shop }: RouterContext = router.options.context;
  sessionWatch.adopt(GUEST_REVISION);
  clearSession(session, shop.site);
  signalTabs(shop.site, "session");
}

const NAMES = { ...PASSWORD_CHANGE_NAMES, "confirm-password": "passwordConfirm" };

/** Another password; it ends every session, so the member logs in with it. */
export function PasswordChangeForm({ email }: { email: string }) {
  const text = useText();
  const router = useRouter();
  const { api, language } = useShop();
  const form = useForm(NAMES);

  const submit = () =>
    form.run(async () => {
      const { email: _, ...body } = form.values() as Parameters<typeof validateForm>[1] & {
        email: string;
        passwordCurrent: string;
        password: string;
        passwordConfirm: string;
      };
      if (!form.accept(validateForm(PasswordChange, body, language))) return;
      await getData((await api()).changePassword({ body }));
      passwordChanged(router);
      toasts.show({ text: text(m.password_is_new) });
      await router.navigate({ to: "/login", replace: true });
    });

  return (
    <Form form={form} onSubmit={submit} label={text(m.change_password)}>
      {/* For password managers: whose password it is. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text(m.current_password)}
        name="current-password"
        autoComplete="current-password"
        error={form.errors["current-password"]}
      />
      <NewPasswordFields errors={form.errors} />
    </Form>
  );
}

import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { AccountPage } from "./AccountPage.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

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

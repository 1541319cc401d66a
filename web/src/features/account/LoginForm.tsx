import { ChallengeBox } from "../../platform/forms/challenge/ChallengeBox.tsx";
import { FormFooter } from "../../platform/forms/FormFooter.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import type { AccountView } from "./AccountView.ts";
import { CodeSection } from "./CodeSection.tsx";
import { ModeLink } from "./ModeLink.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import { useLogin } from "./useLogin.ts";

/** 'Login': email address and password, then whatever proof the shop asks for as well. */
export function LoginForm({ onMode, email, onLogin }: AccountView) {
  const text = useText();
  const { form, challenge, mode, secondFactor, submit, resend, code, authenticator } = useLogin(onLogin);
  const { errors } = form;
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
        error={errors.email}
      />
      <PasswordField
        name="current-password"
        autoComplete="current-password"
        error={errors["current-password"]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" defaultChecked>
          {text(m.keep_me_logged_in)}
        </Checkbox>
        <ModeLink mode="forgotPassword" onMode={onMode}>
          {text(m.forgot_password_link)}
        </ModeLink>
      </div>
      <ChallengeBox challenge={challenge} fields={mode === "bot-check"} />
      {mode === "one-time-code" && (
        <CodeSection ref={code} error={errors["challenge.token"]} onResend={resend} />
      )}
      {secondFactor && (
        <SecondFactorSection ref={authenticator} factor={secondFactor} error={errors["MFA.token"]} />
      )}
      <FormFooter busy={form.busy} label={text(form.busy ? m.loading : m.login)} general={form.general} />
    </form>
  );
}

import { isCodeKey, pasteCode } from "@velours/sdk/rules";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useState,
} from "react";
import { ChallengeBox } from "../../platform/forms/challenge/ChallengeBox.tsx";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import type { AccountView } from "./AccountView.ts";
import { formatInput } from "./formatInput.ts";
import { ModeLink } from "./ModeLink.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import { useLogin } from "./useLogin.ts";

interface EmailCodeFieldProps {
  name: string;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A single field for the five digits of an emailed code: typed, pasted, or filled in by the browser. */
function EmailCodeField({ name, error, ref }: EmailCodeFieldProps) {
  const text = useText();

  function keep(event: KeyboardEvent<HTMLInputElement>) {
    // Keyboards of phones do not name their keys; what they put in is cleaned afterwards.
    if (event.key !== "Unidentified" && !isCodeKey(event)) event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    const { value, selectionStart, selectionEnd } = field;
    const range = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    field.value = pasteCode(value, event.clipboardData.getData("text").trim(), range);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function clean({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const digits = formatInput(field);
    if (digits !== field.value) field.value = digits;
  }

  return (
    <Field
      ref={ref}
      label={text(m.five_digit_code)}
      name={name}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="00000"
      error={error}
      onKeyDown={keep}
      onPaste={paste}
      data-format="code"
      onInput={clean}
    />
  );
}

/** Seconds between two wishes for another code. */
const WAIT = 30;

interface Props {
  error: string | undefined;
  onResend: () => Promise<void>;
  ref: Ref<HTMLInputElement>;
}

/** In place of a bot check that failed: five digits by email. */
function CodeSection({ error, onResend, ref }: Props) {
  const text = useText();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function resend() {
    setLeft(WAIT);
    await onResend();
  }

  return (
    <div className="flex flex-col gap-4">
      <hr className="border-line" />
      <p role="status" className="text-ink-soft">
        {text(m.code_was_sent)}
      </p>
      <EmailCodeField ref={ref} name="challenge[token]" error={error} />
      <input type="hidden" name="challenge[type]" value="one-time-code" readOnly />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" disabled={left > 0} onClick={() => void resend()}>
          {text(m.resend_code)}
        </Button>
        {left > 0 && <span className="text-sm text-ink-faint">{text(m.resend_wait, { n: left })}</span>}
      </div>
    </div>
  );
}

/** 'Login': email address and password, then whatever proof the shop asks for as well. */
export function LoginForm({ onMode, email, onLogin }: AccountView) {
  const text = useText();
  const { form, challenge, mode, secondFactor, submit, resend, code, authenticator } = useLogin(onLogin);
  const { errors } = form;
  return (
    <Form form={form} onSubmit={submit} label={text(m.login)}>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {text(m.no_account)}
        <ModeLink mode="join" onMode={onMode}>
          {text(m.join)}
        </ModeLink>
      </p>
      <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
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
    </Form>
  );
}

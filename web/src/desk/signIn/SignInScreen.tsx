import { withLanguage } from "@velours/sdk/rules";
import { useEffect } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useSignIn } from "./useSignIn.ts";

interface Props {
  /** A session has ended, and what was open is kept. */
  again: boolean;
  /** Somebody signed in whose account does not work for the shop. */
  noAccess: boolean;
  onSignIn: () => void;
}

/** Email, password and authenticator of somebody who works for the shop. */
export function SignInScreen({ again, noAccess, onSignIn }: Props) {
  const desk = useDesk();
  const text = useDeskText();
  const { form, busy, secondFactor, byCode, place, submit, resend, ...signIn } = useSignIn(onSignIn);
  const failure = signIn.failure ?? (noAccess && text(m.desk_no_access));
  const fieldName = secondFactor === null ? (byCode ? "emailCode" : "email") : "authenticator";
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name=${fieldName}]`)?.focus();
  }, [form, fieldName]);
  return (
    <main className="flex min-h-dvh flex-1 flex-col items-center justify-center bg-mist p-4">
      <form
        ref={form}
        onSubmit={submit}
        className="flex w-full max-w-md flex-col gap-5 rounded-xl bg-white p-6 shadow-card wide:p-10"
      >
        <div>
          <p className="font-bold text-brand-700">{text(m.desk_title)}</p>
          <h1 className="mt-1 text-2xl font-bold">{text(m.desk_sign_in)}</h1>
          {again && <p className="mt-2 text-ink-soft">{text(m.desk_session_ended)}</p>}
        </div>
        <Field label={text(m.email)} name="email" type="email" autoComplete="username" required />
        <Field
          label={text(m.password)}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {byCode && (
          <>
            <Field
              label={text(m.desk_email_code)}
              hint={text(m.desk_email_code_hint)}
              name="emailCode"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <Button variant="outline" size="small" className="self-start" onClick={resend}>
              {text(m.resend_code)}
            </Button>
          </>
        )}
        {secondFactor?.setup && (
          <div className="flex flex-col items-start gap-3 rounded-lg bg-brand-50 p-4">
            <p>{text(m.desk_authenticator_setup)}</p>
            {secondFactor.image && (
              <img
                src={secondFactor.image}
                alt={text(m.desk_authenticator_picture)}
                width={180}
                height={180}
              />
            )}
            {secondFactor.secret && <code className="text-sm break-all">{secondFactor.secret}</code>}
          </div>
        )}
        {secondFactor && (
          <Field
            label={text(m.authenticator_code)}
            name="authenticator"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
        )}
        <div ref={place} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" size="large" wide busy={busy}>
          {text(m.desk_sign_in)}
        </Button>
        <a
          href={withLanguage("/forgot-password", desk)}
          className="inline-flex min-h-6 self-start text-sm font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.desk_forgot_password)}
        </a>
      </form>
    </main>
  );
}

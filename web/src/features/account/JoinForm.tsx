import { RefusedError } from "@velours/sdk";
import { getErrorText, isReference } from "@velours/sdk/errors";
import { Join, validateForm } from "@velours/sdk/forms";
import { BOT_CHECK, JOIN_NAMES, joinButton } from "@velours/sdk/rules";
import { MailCheck } from "lucide-react";
import { useId, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { ChallengeBox } from "../../platform/forms/challenge/ChallengeBox.tsx";
import { ChallengeFailedError } from "../../platform/forms/challenge/ChallengeFailedError.ts";
import { useChallenge } from "../../platform/forms/challenge/useChallenge.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { TermsSentence } from "../../platform/forms/TermsSentence.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field, FieldError } from "../../platform/ui/Field.tsx";
import type { AccountView } from "./AccountView.ts";
import { ModeLink } from "./ModeLink.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** 'Agree to terms of service and certify that you are at least 18 years old'. */
function TermsCheckbox({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name="termsOfService"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        <TermsSentence sentence="agree" />
        <span aria-hidden="true" className="text-bad">
          {" *"}
        </span>
      </Checkbox>
      <FieldError id={id} text={error} />
    </div>
  );
}

interface JoinValues {
  username: string;
  email: string;
  password: string;
  termsOfService: boolean;
}

/** 'Join'. The modal greets with a wave, the page without. */
export function JoinForm({ onMode, email }: AccountView) {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm<JoinValues>(JOIN_NAMES);
  const challenge = useChallenge("join");
  const [blocked, setBlocked] = useState(false);
  const [joined, setJoined] = useState(false);
  const { errors } = form;

  function block() {
    setBlocked(true);
    form.show({ fields: { "challenge.token": getErrorText("turnstileChallengeFailed", { language }) } });
  }

  async function join(): Promise<void> {
    const token = await challenge.run().catch((error: unknown) => {
      if (error instanceof ChallengeFailedError) return null;
      throw error;
    });
    if (token === null) return block();
    const { username, email, password, termsOfService } = form.values();
    const body = { username, email, password, termsOfService, challenge: { type: BOT_CHECK, token } };
    if (!form.accept(validateForm(Join, body, language))) return;
    try {
      await getData((await api()).register({ body: { ...body, termsOfService: true } }));
    } catch (error) {
      if (error instanceof RefusedError && isReference(error.error, "turnstileChallengeFailed"))
        return block();
      throw error;
    }
    setJoined(true);
  }

  if (joined)
    return (
      <Sent
        icon={MailCheck}
        title={text(onMode ? m.welcome_wave : m.welcome)}
        sentence={text(m.email_on_its_way)}
      />
    );

  const button = joinButton({ busy: form.busy, botCheckFailed: blocked });
  const labels = { join: m.join, loading: m.loading, unableToVerify: m.unable_to_verify };
  return (
    <Form form={form} onSubmit={() => form.run(join)} label={text(labels[button.text])} disabled={blocked}>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {text(m.have_account)}
        <ModeLink mode="login" onMode={onMode}>
          {text(m.login)}
        </ModeLink>
      </p>
      <JoinFields email={email} errors={errors} />
      <TermsCheckbox error={errors.termsOfService} />
      <ChallengeBox challenge={challenge} fields />
      <FieldError text={errors["challenge.token"]} />
    </Form>
  );
}

interface FieldsProps extends Pick<AccountView, "email"> {
  errors: ReturnType<typeof useForm>["errors"];
}

function JoinFields({ email, errors }: FieldsProps) {
  const text = useText();
  return (
    <>
      <Field
        label={text(m.username)}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
      <PasswordField
        name="new-password"
        autoComplete="new-password"
        hint={text(m.minimum_8_characters)}
        error={errors["new-password"]}
      />
    </>
  );
}

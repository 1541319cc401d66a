import { getErrorText } from "@velours/sdk/errors";
import { Message as messageForm, validateForm } from "@velours/sdk/forms";
import { BOT_CHECK, exampleOrderNumber } from "@velours/sdk/rules";
import type { Message, MessageTopic } from "@velours/sdk/types";
import { MailCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { ChallengeBox } from "../../platform/forms/challenge/ChallengeBox.tsx";
import { ChallengeFailedError } from "../../platform/forms/challenge/ChallengeFailedError.ts";
import { useChallenge } from "../../platform/forms/challenge/useChallenge.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Field, FieldError } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { forgetDraft, type MessageAttempt, readDraft, restoreDraft, storeDraft } from "./messageDraft.ts";

/**
 * A message to customer service, kept on this tab until it is sent. It is sent once: one that was sent without an answer
 * has the same key when it is tried again, also after a reload.
 */
function useMessage() {
  const { api, language, site } = useShop();
  const form = useForm<Message>();
  const challenge = useChallenge("contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { user } = useSession();
  const attempt = useRef<MessageAttempt | null>(null);

  useEffect(() => {
    const draft = readDraft(site);
    if (!draft || !form.form.current) return;
    attempt.current = draft.attempt;
    restoreDraft(form.form.current, draft);
  }, [site, form.form]);

  // The member is known after the page: text typed by then stays.
  useEffect(() => {
    const elements = form.form.current?.elements;
    for (const [name, value] of Object.entries({ name: user?.username, email: user?.email })) {
      const field = elements?.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "" && value) field.value = value;
    }
  }, [user, form.form]);

  function keyFor(message: object): string {
    const content = JSON.stringify(message);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    store();
    return attempt.current.key;
  }

  function store() {
    if (form.form.current) storeDraft(site, form.form.current, attempt.current);
  }

  async function send(): Promise<void> {
    const { name, email, topic, order, message } = form.values();
    const written = { name, email, topic, order: order || null, message };
    if (!form.accept(validateForm(messageForm, written, language))) return;
    const token = await challenge.run().catch((error: unknown) => {
      if (error instanceof ChallengeFailedError) return null;
      throw error;
    });
    if (token === null)
      return form.show({
        fields: { "challenge.token": getErrorText("turnstileChallengeFailed", { language }) },
      });
    const body = { ...written, challenge: { type: BOT_CHECK, token } };
    await getData((await api()).createMessage({ body, idempotencyKey: keyFor(written) }));
    forgetDraft(site);
    setSentTo(email);
  }

  return {
    form,
    challenge,
    /** Address that the answer goes to, once the message is sent. */
    sentTo,
    onInput(event: FormEvent<HTMLFormElement>) {
      store();
      form.onInput(event);
    },
    submit: () => form.run(send),
  };
}

const topics: Record<MessageTopic, typeof m.topic_order> = {
  order: m.topic_order,
  product: m.topic_product,
  return: m.topic_return,
  account: m.topic_account,
  other: m.something_else,
};

/** A message to customer service. The typed text stays when it cannot be sent, and over a reload. */
export function ContactForm() {
  const text = useText();
  const site = useSite();
  const { form, challenge, sentTo, onInput, submit } = useMessage();
  const { errors } = form;
  if (sentTo !== null)
    return (
      <Sent
        icon={MailCheck}
        title={text(m.contact_sent)}
        sentence={text(m.contact_sent_text, { email: sentTo })}
      />
    );
  return (
    <Form form={form} onSubmit={submit} label={text(m.contact_send)} onInput={onInput}>
      <div className="grid gap-5 wide:grid-cols-2">
        <Field
          label={text(m.contact_name)}
          name="name"
          autoComplete="name"
          maxLength={70}
          required
          error={errors.name}
        />
        <EmailField error={errors.email} />
        <Select
          label={text(m.contact_topic)}
          name="topic"
          required
          defaultValue=""
          error={errors.topic}
          options={[
            { value: "", label: text(m.contact_choose) },
            ...Object.entries(topics).map(([value, words]) => ({ value, label: text(words) })),
          ]}
        />
        <Field
          label={text(m.contact_order)}
          name="order"
          autoComplete="off"
          maxLength={22}
          placeholder={exampleOrderNumber(site)}
          error={errors.order}
        />
      </div>
      <TextArea label={text(m.contact_message)} name="message" rows={7} required error={errors.message} />
      <ChallengeBox challenge={challenge} fields />
      <FieldError text={errors["challenge.token"]} />
    </Form>
  );
}

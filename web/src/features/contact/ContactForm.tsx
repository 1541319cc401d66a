import type { MessageTopic } from "@velours/sdk/types";
import { MailCheck } from "lucide-react";
import { ChallengeBox } from "../../platform/forms/challenge/ChallengeBox.tsx";
import { FormFooter } from "../../platform/forms/FormFooter.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Field, FieldError } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { useMessage } from "./useMessage.ts";

const topics: Record<MessageTopic, typeof m.topic_order> = {
  order: m.topic_order,
  product: m.topic_product,
  return: m.topic_return,
  account: m.topic_account,
  other: m.topic_other,
};

/** A message to customer service. What was typed stays when it cannot be sent, and over a reload. */
export function ContactForm() {
  const text = useText();
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
    <form
      ref={form.form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 wide:grid-cols-2">
        <Field
          label={text(m.contact_name)}
          name="name"
          autoComplete="name"
          maxLength={70}
          required
          error={errors.name}
        />
        <Field
          label={text(m.email)}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={errors.email}
        />
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
          maxLength={20}
          placeholder="V-100023"
          error={errors.order}
        />
      </div>
      <TextArea label={text(m.contact_message)} name="message" rows={7} required error={errors.message} />
      <ChallengeBox challenge={challenge} fields />
      <FieldError text={errors["challenge.token"]} />
      <FormFooter
        busy={form.busy}
        label={text(form.busy ? m.loading : m.contact_send)}
        general={form.general}
      />
    </form>
  );
}

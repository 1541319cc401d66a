import { NewsletterSubscription, validateForm } from "@velours/sdk/forms";
import { MailCheck } from "lucide-react";
import { useId, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { Sent } from "../../platform/forms/Sent.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { FieldError } from "../../platform/ui/Field.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The newsletter's sign-up: an address and consent. The response's cookie keeps the exit offer away. */
export function NewsletterModal({ open, onClose }: Props) {
  const text = useText();
  return (
    <Modal open={open} onClose={onClose} closeLabel={text(m.close)} title={text(m.newsletter_title)}>
      <NewsletterForm />
    </Modal>
  );
}

function NewsletterForm() {
  const text = useText();
  const own = useSiteText();
  const id = useId();
  const { api, language } = useShop();
  const { user } = useSession();
  const form = useForm<{ email: string; consent: true }>();
  const [done, setDone] = useState(false);
  const { consent } = form.errors;

  const submit = () =>
    form.run(async () => {
      const body = { ...form.values(), source: "modal" };
      if (!form.accept(validateForm(NewsletterSubscription, body, language))) return;
      await getData((await api()).subscribeNewsletter({ body }));
      setDone(true);
    });

  if (done)
    return <Sent icon={MailCheck} title={text(m.newsletter_done)} sentence={text(m.newsletter_done_text)} />;
  return (
    <Form
      form={form}
      onSubmit={submit}
      label={text(m.newsletter_submit)}
      className="mt-2 flex flex-col gap-5"
    >
      <p className="text-ink-soft">{own("newsletter") ?? text(m.newsletter_text)}</p>
      <EmailField defaultValue={user?.email} error={form.errors.email} />
      <div className="flex flex-col gap-1">
        <Checkbox
          name="consent"
          required
          className="text-sm text-ink-soft"
          aria-invalid={consent ? true : undefined}
          aria-describedby={consent ? id : undefined}
        >
          {text(m.newsletter_consent)}
        </Checkbox>
        <FieldError id={id} text={consent} />
      </div>
    </Form>
  );
}

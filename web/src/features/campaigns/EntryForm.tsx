import type { CampaignPage } from "@velours/sdk/types";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { useSession } from "../../platform/session/useSession.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import type { CampaignEntryState } from "./useEntry.ts";

interface Props {
  page: CampaignPage;
  entry: CampaignEntryState;
  /** Answers of a quiz, which are sent along. */
  answers?: Record<string, string>;
}

/** The fields a campaign asks for, and its button. */
export function EntryForm({ page, entry, answers }: Props) {
  const text = useText();
  const { user } = useSession();
  const { errors } = entry.form;
  const asks = (field: (typeof page.fields)[number]) => page.fields.includes(field);
  return (
    <Form form={entry.form} onSubmit={() => entry.submit(answers)} label={page.button ?? page.title}>
      {asks("name") && (
        <Field label={text(m.first_name)} name="name" autoComplete="given-name" error={errors.name} />
      )}
      {asks("social") && (
        <Field
          label={text(m.campaign_social)}
          name="social"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="@"
          error={errors.social}
        />
      )}
      <EmailField defaultValue={user?.email} error={errors.email} />
      <Checkbox name="consent" className="text-sm text-ink-soft">
        {text(m.newsletter_consent)}
      </Checkbox>
    </Form>
  );
}

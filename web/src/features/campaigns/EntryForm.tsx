import type { CampaignPage } from "@velours/sdk/types";
import { FormFooter } from "../../platform/forms/FormFooter.tsx";
import { useSession } from "../../platform/session/useSession.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
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
  const { form, busy, errors, general, onInput } = entry.form;
  const asks = (field: (typeof page.fields)[number]) => page.fields.includes(field);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={(event) => entry.submit(event, answers)}
      className="flex flex-col gap-5"
    >
      {asks("name") && (
        <Field label={text(m.campaign_name)} name="name" autoComplete="given-name" error={errors.name} />
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
      <Field
        label={text(m.email)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={user?.email}
        error={errors.email}
      />
      <Checkbox name="consent" className="text-sm text-ink-soft">
        {text(m.newsletter_consent)}
      </Checkbox>
      <FormFooter
        busy={busy}
        label={busy ? text(m.loading) : (page.button ?? page.title)}
        general={general}
      />
    </form>
  );
}

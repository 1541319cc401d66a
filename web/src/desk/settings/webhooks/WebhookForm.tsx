import { webhookEventScope, webhookEventTypes } from "@velours/sdk/rules";
import type { WebhookInput } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeForm, type ChangeState } from "../../frame/ChangeForm.tsx";
import { SitesField } from "../SitesField.tsx";
import { eventText } from "./eventText.ts";

interface Props extends ChangeState {
  input: WebhookInput;
  onChange: (input: WebhookInput) => void;
  onSubmit: (input: WebhookInput) => void;
  label: typeof m.save;
}

/** Where events are sent, and which: those that the caller may read, and of some sites only those about orders. */
export function WebhookForm({ input, onChange, onSubmit, label, ...state }: Props) {
  const { access } = useDesk();
  const text = useDeskText();
  const { url, events, sites = null } = input;
  const offered = webhookEventTypes.filter(
    (type) =>
      (access?.scopes.includes(webhookEventScope(type)) || events.includes(type)) &&
      (sites === null || type.startsWith("order.")),
  );
  const chosen = offered.filter((type) => events.includes(type));
  return (
    <ChangeForm
      {...state}
      label={text(label)}
      disabled={chosen.length === 0 || sites?.length === 0}
      onSubmit={() => onSubmit({ ...input, url: url.trim(), events: chosen })}
    >
      <Field
        label={text(m.desk_webhook_url)}
        hint={text(m.desk_webhook_url_hint)}
        name="url"
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        required
        value={url}
        onChange={({ target }) => onChange({ ...input, url: target.value })}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{text(m.desk_webhook_events)}</legend>
        {offered.map((type) => (
          <Checkbox
            key={type}
            name={type}
            checked={events.includes(type)}
            onChange={({ target }) =>
              onChange({
                ...input,
                events: target.checked ? [...events, type] : events.filter((other) => other !== type),
              })
            }
          >
            {eventText(type, text)} <code className="text-sm text-ink-soft">{type}</code>
          </Checkbox>
        ))}
      </fieldset>
      <SitesField sites={sites} onChange={(changed) => onChange({ ...input, sites: changed })} />
    </ChangeForm>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { DraftInput, validateForm } from "@velours/sdk/forms";
import type { MerchantDraft, DraftInput as Request, Site } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { emptyAddress } from "../../features/checkout/address/AddressForm.ts";
import { regionErrors } from "../../features/checkout/address/regionErrors.ts";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { FieldError } from "../../platform/ui/FieldError.tsx";
import { focusFirstError } from "../../platform/ui/focusFirstError.ts";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { useChange } from "../useChange.ts";
import { VariantLines } from "../variants/VariantLines.tsx";
import { DraftAddress } from "./DraftAddress.tsx";
import { type TypedDraft, toDraftInput } from "./draftInput.ts";
import { MadeDraft } from "./MadeDraft.tsx";

interface Props {
  /** Sites that the caller works for; at least one. */
  sites: readonly Site[];
  onClose: () => void;
}

const languages = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
];

/** Prepares an order, and shows its link. While the outcome is unknown, the same can only be sent again. */
export function CreateDialog({ sites, onClose }: Props) {
  const { api, language } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<TypedDraft>(() => ({
    site: sites[0]!.code,
    language,
    lines: [],
    email: "",
    address: null,
    promotion: "",
    message: "",
    days: "14",
    send: true,
  }));
  const [isChecked, setChecked] = useState(false);
  const [made, setMade] = useState<MerchantDraft | null>(null);
  const site = sites.find(({ code }) => code === typed.site);
  const change = (part: Partial<TypedDraft>) => setTyped((form) => ({ ...form, ...part }));
  const body = toDraftInput(typed);
  const { state: stateError, zipcode: zipcodeError } = regionErrors(body.address ?? {}, language);
  const problems: Record<string, string> = {
    ...(stateError !== undefined && { "address.state": stateError }),
    ...(zipcodeError !== undefined && { "address.zipcode": zipcodeError }),
    ...validateForm(DraftInput, body, language),
    ...(body.lines.length === 0 && { lines: text(m.desk_draft_no_lines) }),
  };
  const problemOf = (path: string) => (isChecked ? problems[path] : undefined);
  const { run, ...state } = useChange(
    (input: Request, idempotencyKey) => api.createDraft({ body: input, idempotencyKey }),
    {
      subject: "createDraft",
      done(draft: MerchantDraft) {
        void queries.invalidateQueries({ queryKey: ["listDrafts"] });
        setMade(draft);
      },
    },
  );

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setChecked(true);
    if (Object.keys(problems).length === 0) return run(body);
    if (problems.lines !== undefined) return currentTarget.querySelector<HTMLElement>("[name=find]")?.focus();
    return focusFirstError(currentTarget);
  }

  if (made !== null) return <MadeDraft draft={made} isSent={body.send === true} onClose={onClose} />;
  return (
    <ChangeDialog
      {...state}
      title={text(m.desk_draft_create)}
      onSubmit={submit}
      noValidate
      onClose={onClose}
      // A press beside it would take away what was typed.
      dismissible={false}
    >
      <p className="text-sm text-ink-soft">{text(m.desk_draft_note)}</p>
      {sites.length > 1 && (
        <Select
          label={text(m.desk_site)}
          name="site"
          value={typed.site}
          onChange={({ target }) =>
            change({
              site: sites.find(({ code }) => code === target.value)?.code ?? typed.site,
              address: null,
            })
          }
          options={sites.map(({ code: value, name }) => ({ value, label: name }))}
        />
      )}
      <VariantLines
        label={text(m.desk_draft_lines)}
        lines={typed.lines}
        onChange={(lines) => change({ lines })}
      />
      <FieldError id="draft-lines-error" text={problemOf("lines")} />
      <Field
        label={text(m.desk_draft_email)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        value={typed.email}
        onChange={({ target }) => change({ email: target.value })}
        error={problemOf("email")}
      />
      <Select
        label={text(m.desk_draft_language)}
        name="language"
        value={typed.language}
        onChange={({ target }) => change({ language: target.value === "fr" ? "fr" : "en" })}
        options={languages}
      />
      <Checkbox
        name="hasAddress"
        checked={typed.address !== null}
        onChange={({ target }) =>
          change({ address: target.checked ? emptyAddress(site?.regions[0]?.country ?? "") : null })
        }
      >
        {text(m.desk_draft_address)}
      </Checkbox>
      {typed.address !== null && (
        <DraftAddress
          address={typed.address}
          regions={site?.regions ?? []}
          problemOf={(field) => problemOf(`address.${field}`)}
          onChange={(address) => change({ address })}
        />
      )}
      <Field
        label={text(m.desk_draft_code)}
        name="promotion"
        autoComplete="off"
        maxLength={100}
        value={typed.promotion}
        onChange={({ target }) => change({ promotion: target.value })}
        error={problemOf("promotion")}
      />
      <TextArea
        label={text(m.desk_draft_message)}
        name="message"
        rows={2}
        maxLength={500}
        value={typed.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <Field
        label={text(m.desk_draft_days)}
        name="days"
        type="number"
        inputMode="numeric"
        min={1}
        max={60}
        value={typed.days}
        onChange={({ target }) => change({ days: target.value })}
        error={problemOf("days")}
      />
      <Checkbox name="send" checked={typed.send} onChange={({ target }) => change({ send: target.checked })}>
        {text(m.desk_draft_send)}
      </Checkbox>
    </ChangeDialog>
  );
}

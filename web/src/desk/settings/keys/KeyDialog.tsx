import { merchantScopes } from "@velours/sdk/rules";
import type { MerchantKeyInput, MerchantScope, NewMerchantKey } from "@velours/sdk/types";
import { useState } from "react";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeForm } from "../../frame/ChangeForm.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { ShownOnce } from "../../ShownOnce.tsx";
import { useChange } from "../../useChange.ts";
import { SitesField } from "../SitesField.tsx";
import { scopeText } from "./scopeText.ts";

interface Props {
  onClose: () => void;
  refresh: () => void;
}

/** Makes a key for a program, and shows its value this one time. */
export function KeyDialog({ onClose, refresh }: Props) {
  const { api, access } = useDesk();
  const text = useDeskText();
  const [input, setInput] = useState<MerchantKeyInput>({
    name: "",
    scopes: [],
    sites: access?.sites ?? null,
    endsOn: null,
  });
  const [made, setMade] = useState<NewMerchantKey | null>(null);
  const set = (part: Partial<MerchantKeyInput>) => setInput((before) => ({ ...before, ...part }));
  const { run, ...state } = useChange(
    (body: MerchantKeyInput, idempotencyKey) => api.createMerchantKey({ body, idempotencyKey }),
    {
      done(key: NewMerchantKey) {
        refresh();
        setMade(key);
      },
      failed: refresh,
      subject: "createMerchantKey",
    },
  );
  const toggle = (scope: MerchantScope, isOn: boolean) =>
    set({ scopes: isOn ? [...input.scopes, scope] : input.scopes.filter((other) => other !== scope) });
  return (
    <DeskDialog
      busy={state.busy}
      onClose={onClose}
      title={text(made?.value ? m.desk_key_made : m.desk_make_key)}
      // A press beside it would take a value away that cannot be read again.
      dismissible={made === null}
    >
      {made?.value === null ? (
        <Notice tone="bad">{text(m.desk_key_value_lost, { name: made.key.name })}</Notice>
      ) : made !== null ? (
        <ShownOnce label={text(m.desk_key)} value={made.value} onClose={onClose}>
          <p>{text(m.desk_key_once)}</p>
        </ShownOnce>
      ) : (
        <ChangeForm
          label={text(m.desk_make_key)}
          {...state}
          disabled={input.scopes.length === 0 || input.sites?.length === 0}
          onSubmit={() => run({ ...input, name: input.name.trim() })}
        >
          <Field
            label={text(m.desk_name)}
            hint={text(m.desk_key_name_hint)}
            name="name"
            autoComplete="off"
            maxLength={100}
            required
            value={input.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">{text(m.desk_key_scopes)}</legend>
            {merchantScopes
              .filter((scope) => access?.scopes.includes(scope))
              .map((scope) => (
                <Checkbox
                  key={scope}
                  name={scope}
                  checked={input.scopes.includes(scope)}
                  onChange={({ target }) => toggle(scope, target.checked)}
                >
                  {scopeText(scope, text)} <code className="text-sm text-ink-soft">{scope}</code>
                </Checkbox>
              ))}
          </fieldset>
          <SitesField sites={input.sites ?? null} onChange={(sites) => set({ sites })} />
          <Field
            label={text(m.desk_key_ends)}
            hint={text(m.desk_key_ends_hint)}
            name="endsOn"
            type="date"
            value={input.endsOn ?? ""}
            onChange={({ target }) => set({ endsOn: target.value || null })}
          />
        </ChangeForm>
      )}
    </DeskDialog>
  );
}

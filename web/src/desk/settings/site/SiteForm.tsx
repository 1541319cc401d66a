import type { Site } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { readField, type SiteEdits } from "./siteDraft.ts";
import { type SiteField, siteSections } from "./siteFields.ts";

interface Props {
  site: Site;
  edits: SiteEdits;
  onEdit: (path: string, value: string | boolean) => void;
}

/** The settings of a site as fields. */
export function SiteForm({ site, edits, onEdit }: Props) {
  const { access } = useDesk();
  const text = useDeskText();
  const mayChangeAll = access?.sites === null && access.scopes.includes("import:write");
  const speaksFrench = site.languages.supported.includes("fr");
  return siteSections.map(({ title, note, isReserved = false, fields }) => (
    <Card key={fields[0]?.path} title={text(title)}>
      {note && <p className="mb-4 text-ink-soft">{text(note)}</p>}
      <fieldset disabled={isReserved && !mayChangeAll} className="grid gap-4 tablet:grid-cols-2">
        <legend className="sr-only">{text(title)}</legend>
        {fields
          .filter(({ path }) => speaksFrench || !path.endsWith("_fr"))
          .map((field) => (
            <SettingField
              key={field.path}
              field={field}
              value={edits[field.path] ?? readField(site, field)}
              onEdit={(value) => onEdit(field.path, value)}
            />
          ))}
      </fieldset>
    </Card>
  ));
}

interface SettingProps {
  field: SiteField;
  value: string | boolean;
  onEdit: (value: string | boolean) => void;
}

function SettingField({ field, value, onEdit }: SettingProps) {
  const text = useDeskText();
  const { path, kind, label, hint, fallback, min, max, pattern, required } = field;
  if (typeof value === "boolean")
    return (
      <Checkbox
        name={path}
        checked={value}
        onChange={({ target }) => onEdit(target.checked)}
        className="tablet:col-span-2"
      >
        {text(label)}
      </Checkbox>
    );
  const isNumber = kind === "whole" || kind === "amount";
  return (
    <Field
      label={text(label)}
      hint={
        hint ? text(hint) : fallback === undefined ? undefined : text(m.desk_site_when_empty, { n: fallback })
      }
      name={path}
      autoComplete="off"
      required={required}
      value={value}
      onChange={({ target }) => onEdit(target.value)}
      {...(isNumber
        ? {
            type: "number",
            min,
            max,
            step: kind === "amount" ? "0.01" : 1,
            inputMode: kind === "amount" ? "decimal" : "numeric",
          }
        : { type: kind, maxLength: max, pattern })}
    />
  );
}

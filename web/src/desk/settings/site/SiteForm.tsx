import type { Site } from "@velours/sdk/types";
import { useDesk, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { type FieldEdits, readField } from "../fields/fieldEdits.ts";
import { SettingInput } from "../fields/SettingInput.tsx";
import { siteSections } from "./siteFields.ts";

interface Props {
  site: Site;
  edits: FieldEdits;
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
            <SettingInput
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

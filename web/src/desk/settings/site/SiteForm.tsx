import type { Site } from "@velours/sdk/types";
import { useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { toColor } from "../fields/ColorInput.tsx";
import { type FieldEdits, readField } from "../fields/fieldEdits.ts";
import type { LookColors } from "../fields/findContrast.ts";
import type { Problems } from "../fields/readProblems.ts";
import { SettingInput } from "../fields/SettingInput.tsx";
import type { SiteSection } from "./siteFields.ts";
import { useMayChangeReserved } from "./useMayChangeReserved.ts";

interface Props {
  sections: readonly SiteSection[];
  site: Site;
  edits: FieldEdits;
  /** Why the shop refused fields, by their paths. */
  problems: Problems;
  onEdit: (path: string, value: string | boolean) => void;
}

/** A part of a site's settings as fields. */
export function SiteForm({ sections, site, edits, problems, onEdit }: Props) {
  const mayChangeReserved = useMayChangeReserved();
  const text = useDeskText();
  const colors = readColors(site, edits);
  const speaksFrench = site.languages.supported.includes("fr");
  return sections.map(({ title, note, isReserved = false, fields }) => (
    <Card key={fields[0]?.path} title={text(title)}>
      {note && <p className="mb-4 text-ink-soft">{text(note)}</p>}
      <fieldset
        disabled={isReserved && !mayChangeReserved}
        className="grid items-start gap-4 tablet:grid-cols-2 *:min-w-0"
      >
        <legend className="sr-only">{text(title)}</legend>
        {fields
          .filter(({ path }) => speaksFrench || !path.endsWith("_fr"))
          .map((field) => (
            <SettingInput
              key={field.path}
              field={field}
              value={edits[field.path] ?? readField(site, field)}
              colors={colors}
              error={problems[field.path]}
              onEdit={(value) => onEdit(field.path, value)}
            />
          ))}
      </fieldset>
    </Card>
  ));
}

function readColors({ look = {} }: Site, edits: FieldEdits): LookColors {
  const read = (name: keyof LookColors) => toColor(String(edits[`look.${name}`] ?? look[name] ?? ""));
  const [accent, dark] = [read("accent"), read("dark")];
  return { ...(accent && { accent }), ...(dark && { dark }) };
}

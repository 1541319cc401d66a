import type { Site } from "@velours/sdk/types";
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp, Plus, Trash2 } from "lucide-react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDeskText } from "../../desk.ts";
import type { MenuEditing } from "./MenuEditing.ts";
import { type EntryDraft, type Move, mayAddBelow, mayMove, moves } from "./navigationDraft.ts";
import { TargetField } from "./TargetField.tsx";
import { targetText } from "./targetText.ts";

const moveButtons: Record<Move, { label: typeof m.desk_menu_up; Icon: typeof ArrowUp }> = {
  up: { label: m.desk_menu_up, Icon: ArrowUp },
  down: { label: m.desk_menu_down, Icon: ArrowDown },
  in: { label: m.desk_menu_in, Icon: CornerDownRight },
  out: { label: m.desk_menu_out, Icon: CornerLeftUp },
};

interface Props {
  draft: EntryDraft;
  drafts: readonly EntryDraft[];
  site: Site;
  /** Why the shop refused the entry. */
  refusal: string | undefined;
  editing: MenuEditing;
}

/** An entry of a menu as fields, with buttons that move it, remove it and add others below it. */
export function EntryForm({ draft: { id, entry }, drafts, site, refusal, editing }: Props) {
  const text = useDeskText();
  const { label, label_fr = "", url, mobileOnly = false } = entry;
  const speaksFrench = label_fr !== "" || site.languages.supported.includes("fr");
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-b-md border border-t-0 border-line bg-mist p-4">
      <legend className="sr-only">{label || text(m.desk_menu_entry_new)}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field
          label={text(m.desk_menu_label)}
          name={`label-${id}`}
          required
          autoComplete="off"
          value={label}
          onChange={({ target }) => editing.onChange(id, { label: target.value })}
        />
        {speaksFrench && (
          <Field
            label={text(m.desk_menu_label_fr)}
            name={`label-fr-${id}`}
            lang="fr"
            autoComplete="off"
            value={label_fr}
            onChange={({ target }) => editing.onChange(id, { label_fr: target.value })}
          />
        )}
        <TargetField
          name={`url-${id}`}
          url={url}
          hint={targetText(url, site, text)}
          error={refusal}
          onChange={(typed) => editing.onChange(id, { url: typed })}
          onFind={() => editing.onFind(id)}
        />
        <Checkbox
          name={`phones-${id}`}
          checked={mobileOnly}
          className="tablet:col-span-2"
          onChange={({ target }) => editing.onChange(id, { mobileOnly: target.checked })}
        >
          {text(m.desk_menu_phones)}
        </Checkbox>
      </div>
      <div className="flex flex-wrap gap-2">
        {moves.map((move) => {
          const { label: words, Icon } = moveButtons[move];
          return (
            <Button
              key={move}
              type="button"
              variant="outline"
              size="small"
              data-move={move}
              disabled={!mayMove(drafts, id, move)}
              onClick={() => editing.onMove(id, move)}
            >
              <Icon aria-hidden="true" size={16} />
              {text(words)}
            </Button>
          );
        })}
        <Button
          type="button"
          variant="outline"
          size="small"
          disabled={!mayAddBelow(drafts, id)}
          onClick={() => editing.onAdd(id)}
        >
          <Plus aria-hidden="true" size={16} />
          {text(m.desk_menu_add_below)}
        </Button>
        <Button type="button" variant="outline" size="small" onClick={() => editing.onRemove(id)}>
          <Trash2 aria-hidden="true" size={16} />
          {text(m.remove)}
        </Button>
      </div>
    </fieldset>
  );
}

import type { Site } from "@velours/sdk/types";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";
import { SettingInput } from "../fields/SettingInput.tsx";
import { TargetField } from "../navigation/TargetField.tsx";
import { targetText } from "../navigation/targetText.ts";
import { type EntryDraft, readEntry } from "./homeDraft.ts";
import type { HomePart } from "./homeParts.ts";
import { PictureField } from "./PictureField.tsx";

interface Props {
  part: HomePart;
  draft: EntryDraft;
  /** Its place among `count`. */
  at: number;
  count: number;
  site: Site;
  /** Why the shop refused the entry. */
  reason: string | undefined;
  /** Beside the buttons that move and remove it. */
  actions: ReactNode;
  onEdit: (path: string, value: string | boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onFind: () => void;
}

/** An entry of the home page as fields, with buttons that move and remove it. */
export function EntryFields({ part, draft, at, count, site, reason, actions, ...on }: Props) {
  const text = useDeskText();
  const speaksFrench = site.languages.supported.includes("fr");
  const input = (field: HomePart["fields"][number]) => {
    const { path, kind, hint, pattern } = field;
    const value = readEntry(part, draft, field);
    const onEdit = (typed: string | boolean) => on.onEdit(path, typed);
    if (kind === "picture")
      return <PictureField key={path} field={field} src={String(value)} onEdit={onEdit} />;
    if (kind !== "link") return <SettingInput key={path} field={field} value={value} onEdit={onEdit} />;
    const url = String(value);
    const isPath = url.trim().startsWith("/");
    return (
      <TargetField
        key={path}
        name={path}
        url={url}
        hint={hint && !isPath ? text(hint) : targetText(url, site, text)}
        error={reason}
        pattern={pattern}
        onChange={onEdit}
        onFind={on.onFind}
      />
    );
  };
  const moves = [
    { to: at - 1, label: m.desk_menu_up, Icon: ArrowUp },
    { to: at + 1, label: m.desk_menu_down, Icon: ArrowDown },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-b-md border border-t-0 border-line bg-mist p-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {part.fields.filter(({ path }) => speaksFrench || !path.endsWith("_fr")).map(input)}
      </div>
      <div className="flex flex-wrap gap-2">
        {part.most > 1 &&
          moves.map(({ to, label, Icon }) => (
            <Button
              key={to}
              type="button"
              variant="outline"
              size="small"
              data-move={to - at}
              disabled={to < 0 || to >= count}
              onClick={() => on.onMove(to)}
            >
              <Icon aria-hidden="true" size={16} />
              {text(label)}
            </Button>
          ))}
        <Button type="button" variant="outline" size="small" onClick={on.onRemove}>
          <Trash2 aria-hidden="true" size={16} />
          {text(m.remove)}
        </Button>
        {actions}
      </div>
    </div>
  );
}

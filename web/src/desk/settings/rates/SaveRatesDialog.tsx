import type { ReactNode } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../../desk.ts";
import { FieldChanges } from "../../FieldChanges.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import type { RateChange } from "./rateChanges.ts";

interface Props {
  changes: readonly RateChange[];
  /** Said where no rate is left. */
  warning: string | null;
  /** Somebody else saved rates since these were read. */
  isMoved: boolean;
  busy: boolean;
  isUnknown: boolean;
  failure: ReactNode;
  onSave: () => void;
  onClose: () => void;
}

/** Shows the rates that change before they are saved. */
export function SaveRatesDialog({
  changes,
  warning,
  isMoved,
  busy,
  isUnknown,
  failure,
  onSave,
  onClose,
}: Props) {
  const text = useDeskText();
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_what_changes)}>
      {isMoved && <Notice tone="bad">{text(m.desk_rates_moved)}</Notice>}
      {changes.length === 0 && <p>{text(m.desk_nothing_changes)}</p>}
      <ul className="flex flex-col gap-4">
        {changes.map(({ key, kind, fields }) => (
          <li key={key}>
            <p className="flex flex-wrap items-center gap-2 font-semibold break-all">
              {key}
              {kind === "added" && <Badge>{text(m.desk_new)}</Badge>}
              {kind === "removed" && <Badge tone="sale">{text(m.desk_rate_removed)}</Badge>}
            </p>
            <FieldChanges fields={fields} />
          </li>
        ))}
      </ul>
      {warning !== null && <Notice>{warning}</Notice>}
      {failure && !isMoved && <Notice tone="bad">{failure}</Notice>}
      {changes.length > 0 && (
        <Button wide busy={busy} onClick={onSave}>
          {text(isUnknown ? m.desk_try_again : m.save)}
        </Button>
      )}
    </DeskDialog>
  );
}

import { RefusedError, type RequestResult } from "@velours/sdk";
import { NO_REVISION } from "@velours/sdk/rules";
import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { FieldChanges, type ShownChange } from "../FieldChanges.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { isRefused } from "../isRefused.ts";
import { parseReason } from "../parseReason.ts";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";

interface Props<Document, Stored> {
  next: Document;
  /** The fields in which `next` differs from what is there. */
  changes: readonly ShownChange[];
  /** Consequences that nobody sees in the fields. */
  warnings?: readonly string[];
  /** Of what is there; undefined for a document that nobody saved yet. */
  revision: string | undefined;
  save: (
    body: Document,
    header: { "If-Match": string },
    idempotencyKey: string,
  ) => Promise<RequestResult<Stored>>;
  /** Names a document that nobody saved yet, which must not be made twice. */
  subject?: string | undefined;
  /** Saved once more after somebody removed it, it is added anew. */
  isAddable?: boolean;
  onClose: () => void;
  onDone: (saved: Stored) => void;
  /** Called with what somebody else has saved meanwhile. */
  onMoved: (current: Stored) => void;
  /** Called with the reason of a refusal. */
  onRefused?: (reason: string) => void;
  /** Called with every refusal, and every answer that was lost. */
  onFailed?: (error: unknown) => void;
}

/** Shows what changes before it is saved; exactly that is, or it is refused because somebody changed it meanwhile. */
export function SaveDialog<Document, Stored>(props: Props<Document, Stored>) {
  const { next, changes, warnings = [], subject, revision = NO_REVISION, save, isAddable = false } = props;
  const { onClose, onDone, onMoved, onRefused, onFailed } = props;
  const text = useDeskText();
  const [isMoved, setMoved] = useState(false);
  const [isGone, setGone] = useState(false);
  const { run, busy, isUnknown, failure } = useChange(
    (body: Document, key) => save(body, { "If-Match": isGone ? NO_REVISION : revision }, key),
    {
      ...(subject !== undefined && { subject }),
      done: onDone,
      failed(error) {
        onFailed?.(error);
        const current = readCurrent<Stored>(error);
        setMoved(current !== undefined);
        setGone(isAddable && isRefused(error, "resourceDoesNotExist"));
        const why = error instanceof RefusedError ? parseReason(error.error) : null;
        if (why !== null) onRefused?.(why);
        if (current !== undefined) onMoved(current);
      },
    },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_what_changes)}>
      {isMoved && <Notice tone="bad">{text(m.desk_moved_meanwhile)}</Notice>}
      {isGone && <Notice tone="bad">{text(m.desk_removed_meanwhile)}</Notice>}
      {changes.length === 0 ? <p>{text(m.desk_nothing_changes)}</p> : <FieldChanges fields={changes} />}
      {warnings.map((warning) => (
        <Notice key={warning}>{warning}</Notice>
      ))}
      {failure && !isMoved && !isGone && <Notice tone="bad">{failure}</Notice>}
      {changes.length > 0 && (
        <Button wide busy={busy} onClick={() => run(next)}>
          {text(isUnknown ? m.desk_try_again : m.save)}
        </Button>
      )}
    </DeskDialog>
  );
}

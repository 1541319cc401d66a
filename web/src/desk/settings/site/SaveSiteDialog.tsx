import { RefusedError } from "@velours/sdk";
import type { MerchantSite, Site } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { FieldChanges } from "../../FieldChanges.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";
import { parseReason } from "../importing/refusals.ts";
import { listSiteChanges } from "./siteDraft.ts";

interface Props {
  base: MerchantSite;
  next: Site;
  onClose: () => void;
  onDone: (saved: MerchantSite) => void;
  /** Called with the settings that somebody else has saved meanwhile. */
  onMoved: (current: MerchantSite) => void;
}

/** Shows what changes before it is saved; exactly that is, or it is refused because somebody changed it meanwhile. */
export function SaveSiteDialog({ base, next, onClose, onDone, onMoved }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const [isMoved, setMoved] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy, isUnknown, failure } = useChange(
    (body: Site, idempotencyKey) =>
      api.saveMerchantSite({
        params: { path: { site: base.site.code }, header: { "If-Match": base.revision } },
        body,
        idempotencyKey,
      }),
    {
      done: onDone,
      failed(error) {
        const current = readCurrent<MerchantSite>(error);
        setMoved(current !== undefined);
        setReason(error instanceof RefusedError ? parseReason(error.error) : null);
        if (current !== undefined) onMoved(current);
      },
    },
  );
  const changes = listSiteChanges(base.site, next, text);
  return (
    <DeskDialog onClose={onClose} title={text(m.desk_site_changes)}>
      {isMoved && <Notice tone="bad">{text(m.desk_site_moved)}</Notice>}
      {changes.length === 0 ? <p>{text(m.desk_site_same)}</p> : <FieldChanges fields={changes} />}
      {failure && !isMoved && (
        <Notice tone="bad">
          <p>{failure}</p>
          {reason && <p lang="en">{reason}</p>}
        </Notice>
      )}
      {changes.length > 0 && (
        <Button wide busy={busy} onClick={() => run(next)}>
          {text(isUnknown ? m.desk_try_again : m.save)}
        </Button>
      )}
    </DeskDialog>
  );
}

import type { Webhook } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeForm } from "../../frame/ChangeForm.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { useChange } from "../../useChange.ts";

interface Props {
  webhook: Webhook;
  onClose: () => void;
  onRemoved: () => void;
  refresh: () => void;
}

/** Asks before a webhook is removed with its deliveries. */
export function RemoveWebhookDialog({ webhook: { id, url }, onClose, onRemoved, refresh }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const { run, busy, failure } = useChange(
    (_: undefined, idempotencyKey) => api.removeWebhook({ params: { path: { id } }, idempotencyKey }),
    { done: onRemoved, failed: refresh },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_webhook_remove)}>
      <ChangeForm
        label={text(m.desk_webhook_remove)}
        busy={busy}
        failure={failure}
        onSubmit={() => run(undefined)}
      >
        <p className="break-words">{text(m.desk_webhook_remove_note, { url })}</p>
      </ChangeForm>
    </DeskDialog>
  );
}

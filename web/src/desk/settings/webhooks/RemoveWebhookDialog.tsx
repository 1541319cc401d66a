import type { Webhook } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { useDesk, useDeskText } from "../../desk.ts";
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
    <Modal open onClose={onClose} title={text(m.desk_webhook_remove)} closeLabel={text(m.close)}>
      <div className="mt-4 flex flex-col gap-4">
        <p className="break-words">{text(m.desk_webhook_remove_note, { url })}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button wide busy={busy} onClick={() => run(undefined)}>
          {text(m.desk_webhook_remove)}
        </Button>
      </div>
    </Modal>
  );
}

import type { WebhookInput, WebhookWithSecret } from "@velours/sdk/types";
import { useState } from "react";
import { isConnectionError } from "../../../platform/api/isConnectionError.ts";
import { m } from "../../../platform/text/m.ts";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { useDesk, useDeskText } from "../../desk.ts";
import { ShownOnce } from "../../ShownOnce.tsx";
import { useChange } from "../../useChange.ts";
import { WebhookForm } from "./WebhookForm.tsx";

interface Props {
  onClose: () => void;
  refresh: () => void;
}

/** Makes a webhook, and shows its secret this one time. */
export function AddWebhookDialog({ onClose, refresh }: Props) {
  const { api, access } = useDesk();
  const text = useDeskText();
  const [input, setInput] = useState<WebhookInput>({ url: "", events: [], sites: access?.sites ?? null });
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  const [isLost, setLost] = useState(false);
  const { run, busy, failure } = useChange((body: WebhookInput) => api.createWebhook({ body }), {
    done(webhook) {
      refresh();
      setMade(webhook);
    },
    failed(error) {
      setLost(isConnectionError(error));
      refresh();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={text(made === null ? m.desk_webhook_add : m.desk_webhook_made)}
      closeLabel={text(m.close)}
      // A press beside it would take a secret away that cannot be read again.
      dismissible={made === null}
    >
      {made !== null ? (
        <ShownOnce label={text(m.desk_webhook_secret)} value={made.secret ?? ""} onClose={onClose}>
          <p>{text(m.desk_webhook_secret_once)}</p>
        </ShownOnce>
      ) : (
        <WebhookForm
          input={input}
          onChange={setInput}
          onSubmit={run}
          label={m.desk_webhook_add}
          busy={busy}
          failure={isLost && failure ? text(m.desk_webhook_lost) : failure}
        />
      )}
    </Modal>
  );
}

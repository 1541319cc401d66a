import type { Webhook, WebhookInput } from "@velours/sdk/types";
import { useState } from "react";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { useChange } from "../../useChange.ts";
import { WebhookForm } from "./WebhookForm.tsx";

interface Props {
  webhook: Webhook;
  onClose: () => void;
  refresh: () => void;
}

/** Changes where events are sent, and which. */
export function ChangeWebhookDialog({ webhook, onClose, refresh }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const { id, url, events, sites } = webhook;
  const [input, setInput] = useState<WebhookInput>({ url, events, sites });
  const { run, ...state } = useChange(
    (body: WebhookInput, idempotencyKey) =>
      api.changeWebhook({ params: { path: { id } }, body, idempotencyKey }),
    {
      done() {
        refresh();
        onClose();
      },
      failed: refresh,
    },
  );
  return (
    <DeskDialog busy={state.busy} onClose={onClose} title={text(m.change)}>
      <WebhookForm input={input} onChange={setInput} onSubmit={run} label={m.save} {...state} />
    </DeskDialog>
  );
}

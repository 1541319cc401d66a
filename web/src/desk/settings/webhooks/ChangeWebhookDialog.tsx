import type { Webhook, WebhookInput } from "@velours/sdk/types";
import { useState } from "react";
import { m, useDeskText } from "../../desk.ts";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { MovedWebhook } from "./MovedWebhook.tsx";
import { useWebhookChange } from "./useWebhookChange.ts";
import { WebhookForm } from "./WebhookForm.tsx";

interface Props {
  webhook: Webhook;
  onClose: () => void;
  refresh: (changed?: Webhook) => void;
}

/** Changes where events are sent, and which. */
export function ChangeWebhookDialog({ webhook, onClose, refresh }: Props) {
  const text = useDeskText();
  const { url, events, sites } = webhook;
  const [input, setInput] = useState<WebhookInput>({ url, events, sites });
  const { run, moved, ...state } = useWebhookChange(webhook, {
    done(changed) {
      refresh(changed.webhook);
      onClose();
    },
    refresh: () => refresh(),
  });
  return (
    <DeskDialog busy={state.busy} onClose={onClose} title={text(m.change)}>
      {moved && <MovedWebhook webhook={moved} />}
      <WebhookForm input={input} onChange={setInput} onSubmit={run} label={m.save} {...state} />
    </DeskDialog>
  );
}

import type { WebhookInput, WebhookWithSecret } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
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
  const { run, ...state } = useChange(
    (body: WebhookInput, idempotencyKey) => api.createWebhook({ body, idempotencyKey }),
    {
      done(webhook: WebhookWithSecret) {
        refresh();
        setMade(webhook);
      },
      failed: refresh,
      subject: "createWebhook",
    },
  );
  return (
    <DeskDialog
      busy={state.busy}
      onClose={onClose}
      title={text(made === null ? m.desk_webhook_add : m.desk_webhook_made)}
      // A press beside it would take a secret away that cannot be read again.
      dismissible={made === null}
    >
      {made?.secret === null ? (
        <Notice tone="bad">{text(m.desk_webhook_secret_lost)}</Notice>
      ) : made !== null ? (
        <ShownOnce label={text(m.desk_webhook_secret)} value={made.secret} onClose={onClose}>
          <p>{text(m.desk_webhook_secret_once)}</p>
        </ShownOnce>
      ) : (
        <WebhookForm input={input} onChange={setInput} onSubmit={run} label={m.desk_webhook_add} {...state} />
      )}
    </DeskDialog>
  );
}

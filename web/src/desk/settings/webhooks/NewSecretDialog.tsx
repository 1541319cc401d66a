import type { Webhook, WebhookWithSecret } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../../desk.ts";
import { ChangeForm } from "../../frame/ChangeForm.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { ShownOnce } from "../../ShownOnce.tsx";
import { MovedWebhook } from "./MovedWebhook.tsx";
import { useWebhookChange } from "./useWebhookChange.ts";

interface Props {
  webhook: Webhook;
  onClose: () => void;
  refresh: (changed?: Webhook) => void;
}

/** Makes a new secret, and shows it this one time; the former one goes on for a day. */
export function NewSecretDialog({ webhook, onClose, refresh }: Props) {
  const text = useDeskText();
  const [changed, setChanged] = useState<WebhookWithSecret | null>(null);
  const { run, moved, ...state } = useWebhookChange(webhook, {
    done(made) {
      refresh(made.webhook);
      setChanged(made);
    },
    refresh: () => refresh(),
  });
  return (
    <DeskDialog
      busy={state.busy}
      onClose={onClose}
      title={text(m.desk_webhook_new_secret)}
      dismissible={changed === null}
    >
      {changed?.secret === null ? (
        <Notice tone="bad">{text(m.desk_webhook_secret_lost)}</Notice>
      ) : changed !== null ? (
        <ShownOnce label={text(m.desk_webhook_secret)} value={changed.secret} onClose={onClose}>
          <p>{text(m.desk_webhook_secret_once)}</p>
        </ShownOnce>
      ) : (
        <ChangeForm
          label={text(m.desk_webhook_new_secret)}
          {...state}
          onSubmit={() => run({ newSecret: true })}
        >
          <p>{text(m.desk_webhook_new_secret_note)}</p>
          {moved && <MovedWebhook webhook={moved} />}
        </ChangeForm>
      )}
    </DeskDialog>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { listWebhooksQuery } from "@velours/sdk/query";
import type { Webhook, WebhookWithSecret } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { AskDialog } from "../../frame/AskDialog.tsx";
import { BackLink } from "../../frame/BackLink.tsx";
import { Failure } from "../../frame/Failure.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { useChange } from "../../useChange.ts";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { sitesText } from "../sitesText.ts";
import { ChangeWebhookDialog } from "./ChangeWebhookDialog.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { eventText } from "./eventText.ts";
import { NewSecretDialog } from "./NewSecretDialog.tsx";
import { useWebhooks } from "./useWebhooks.ts";

const TO = "/desk/settings/webhooks";

/** A webhook and its deliveries. */
export function WebhookScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error, isPending, refetch } = useWebhooks();
  const webhook = data?.find((candidate) => candidate.id === id);
  /** The screen shows a change at once: another change must name its revision. */
  function refresh(changed?: Webhook) {
    if (changed !== undefined)
      queries.setQueryData<Webhook[]>(listWebhooksQuery(api).queryKey, (all) =>
        all?.map((other) => (other.id === changed.id ? changed : other)),
      );
    void refetch();
  }
  return (
    <>
      <div className="mt-4">
        <BackLink to={TO} label={text(m.desk_webhooks)} />
      </div>
      {isPending && <Loading />}
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data && webhook === undefined && (
        <p role="status" className="mt-4 rounded-lg bg-white p-8 text-ink-soft">
          {text(m.desk_webhook_gone)}
        </p>
      )}
      {webhook && <OneWebhook webhook={webhook} refresh={refresh} />}
    </>
  );
}

interface Props {
  webhook: Webhook;
  refresh: (changed?: Webhook) => void;
}

function OneWebhook({ webhook, refresh }: Props) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const queries = useQueryClient();
  const [open, setOpen] = useState<"change" | "secret" | "remove" | null>(null);
  const { id, url, events, sites, enabled, formerSecretEndsAt, revision } = webhook;
  const toggle = useChange(
    (body: { enabled: boolean }, idempotencyKey) =>
      api.changeWebhook({ params: { path: { id }, header: { "If-Match": revision } }, body, idempotencyKey }),
    {
      // After a lost answer the press that follows may be the opposite.
      from: enabled,
      done: (changed: WebhookWithSecret) => refresh(changed.webhook),
      failed: () => refresh(),
    },
  );
  const dialog = { webhook, refresh, onClose: () => setOpen(null) };
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl font-semibold break-all">{url}</h2>
        <Badge tone={enabled ? "good" : "quiet"}>
          {text(enabled ? m.desk_webhook_on : m.desk_webhook_paused)}
        </Badge>
      </div>
      <p className="mt-1 text-ink-soft">
        {[...events.map((type) => eventText(type, text)), sitesText(sites, text)].join(" · ")}
      </p>
      {formerSecretEndsAt && (
        <p className="mt-1 text-ink-soft">
          {text(m.desk_webhook_former_secret, { when: formatMoment(formerSecretEndsAt, locale) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen("change")}>
          {text(m.change)}
        </Button>
        <Button variant="outline" busy={toggle.busy} onClick={() => toggle.run({ enabled: !enabled })}>
          {text(enabled ? m.desk_webhook_pause : m.desk_webhook_resume)}
        </Button>
        <Button variant="outline" onClick={() => setOpen("secret")}>
          {text(m.desk_webhook_new_secret)}
        </Button>
        <Button variant="outline" onClick={() => setOpen("remove")}>
          {text(m.desk_webhook_remove)}
        </Button>
      </div>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        {toggle.failure && <Notice tone="bad">{toggle.failure}</Notice>}
        {!enabled && <Notice>{text(m.desk_webhook_paused_note)}</Notice>}
      </div>
      <Deliveries webhook={webhook} to={`${TO}/${id}`} />
      {open === "change" && <ChangeWebhookDialog {...dialog} />}
      {open === "secret" && <NewSecretDialog {...dialog} />}
      {open === "remove" && (
        <AskDialog
          title={text(m.desk_webhook_remove)}
          change={(idempotencyKey) => api.removeWebhook({ params: { path: { id } }, idempotencyKey })}
          onClose={dialog.onClose}
          onFailed={() => refresh()}
          onDone={() => {
            // A list that is read again would be given up when this screen is left.
            queries.setQueryData<Webhook[]>(listWebhooksQuery(api).queryKey, (all) =>
              all?.filter((other) => other.id !== id),
            );
            navigate(TO);
          }}
        >
          {text(m.desk_webhook_remove_note, { url })}
        </AskDialog>
      )}
    </>
  );
}

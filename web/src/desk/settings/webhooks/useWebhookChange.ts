import type { Webhook, WebhookChangeInput, WebhookWithSecret } from "@velours/sdk/types";
import { useState } from "react";
import { useDesk } from "../../desk.ts";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";

interface Follow {
  done: (changed: WebhookWithSecret) => void;
  refresh: () => void;
}

/**
 * A change of a webhook as it was when its dialog opened. After somebody else's change `moved` is the webhook as it is now,
 * and a second attempt changes that one.
 */
export function useWebhookChange(opened: Webhook, { done, refresh }: Follow) {
  const { api } = useDesk();
  const [{ id, revision }, setCurrent] = useState(opened);
  const [moved, setMoved] = useState<Webhook>();
  const { failure, ...change } = useChange(
    (body: WebhookChangeInput, idempotencyKey) =>
      api.changeWebhook({ params: { path: { id }, header: { "If-Match": revision } }, body, idempotencyKey }),
    {
      done,
      failed(error) {
        const current = readCurrent<Webhook>(error);
        setMoved(current);
        if (current !== undefined) setCurrent(current);
        refresh();
      },
    },
  );
  return { ...change, moved, failure: moved === undefined && failure };
}

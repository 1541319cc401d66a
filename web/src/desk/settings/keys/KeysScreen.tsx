import { useQuery } from "@tanstack/react-query";
import { listMerchantKeysQuery } from "@velours/sdk/query";
import type { MerchantKey } from "@velours/sdk/types";
import { useState } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { AskDialog } from "../../frame/AskDialog.tsx";
import { List } from "../../frame/List.tsx";
import { sitesText } from "../sitesText.ts";
import { KeyDialog } from "./KeyDialog.tsx";
import { type KeyState, keyState } from "./keyState.ts";
import { scopeText } from "./scopeText.ts";

const states = {
  inUse: { label: m.desk_key_in_use, tone: "good" },
  inactive: { label: m.desk_key_inactive, tone: "quiet" },
  revoked: { label: m.desk_key_revoked, tone: "quiet" },
  ended: { label: m.desk_key_ended, tone: "quiet" },
} as const satisfies Record<KeyState, unknown>;

/** The keys of programs. */
export function KeysScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const { data, ...result } = useQuery(listMerchantKeysQuery(api));
  const [open, setOpen] = useState<MerchantKey | "new" | null>(null);
  const dialog = { onClose: () => setOpen(null), refresh: () => void result.refetch() };
  return (
    <section aria-labelledby="keys" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="keys" className="text-xl font-semibold">
          {text(m.desk_keys)}
        </h2>
        <Button onClick={() => setOpen("new")}>{text(m.desk_make_key)}</Button>
      </div>
      <p className="mt-2 text-ink-soft">{text(m.desk_keys_note)}</p>
      <List result={{ ...result, data: data && { rows: data } }} none={text(m.desk_no_keys)} showsLoading>
        {(key) => <KeyRow key={key.id} merchantKey={key} onRevoke={() => setOpen(key)} />}
      </List>
      {open === "new" && <KeyDialog {...dialog} />}
      {open !== null && open !== "new" && (
        <AskDialog
          title={text(m.desk_revoke_key, { name: open.name })}
          label={text(m.desk_revoke)}
          change={(idempotencyKey) =>
            api.revokeMerchantKey({ params: { path: { id: open.id } }, idempotencyKey })
          }
          onClose={dialog.onClose}
          onFailed={dialog.refresh}
          onDone={() => {
            dialog.refresh();
            dialog.onClose();
          }}
        >
          {text(m.desk_revoke_note)}
        </AskDialog>
      )}
    </section>
  );
}

function KeyRow({ merchantKey: key, onRevoke }: { merchantKey: MerchantKey; onRevoke: () => void }) {
  const { locale } = useDesk();
  const text = useDeskText();
  const state = keyState(key, serverNow());
  const facts = [
    sitesText(key.sites, text),
    key.madeBy !== null && text(m.desk_key_made_by, { name: key.madeBy.username }),
    key.lastUsedAt === null
      ? text(m.desk_key_unused)
      : text(m.desk_used, { when: formatMoment(key.lastUsedAt, locale) }),
    state === "inUse" &&
      key.endsAt !== null &&
      text(m.desk_key_until, { when: formatMoment(key.endsAt, locale) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6 tablet:py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold break-words">{key.name}</p>
        <p className="text-sm text-ink-soft">
          {state === "inactive"
            ? text(m.desk_key_inactive_note)
            : key.scopes.map((scope) => scopeText(scope, text)).join(", ")}
        </p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <Badge tone={states[state].tone}>{text(states[state].label)}</Badge>
      {(state === "inUse" || state === "inactive") && (
        <Button
          variant="outline"
          size="small"
          aria-label={text(m.desk_revoke_key, { name: key.name })}
          onClick={onRevoke}
        >
          {text(m.desk_revoke)}
        </Button>
      )}
    </li>
  );
}

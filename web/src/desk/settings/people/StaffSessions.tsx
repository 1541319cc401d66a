import { useQuery } from "@tanstack/react-query";
import { listStaffSessionsQuery } from "@velours/sdk/query";
import type { MemberSession } from "@velours/sdk/types";
import { useEffect } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Stored } from "../../frame/Stored.tsx";
import { formatDevice } from "../../sessions/formatDevice.ts";
import { SessionRow } from "../../sessions/SessionRow.tsx";
import { useChange } from "../../useChange.ts";

interface Props {
  /** Id of the member of staff. */
  id: number;
  /** Called once a session has ended: the list shows when one was last used. */
  refresh: () => void;
  /** Another change of the same person is on its way, or the end of a session. */
  busy: boolean;
  /** Told whether the end of a session is on its way. */
  onBusy: (busy: boolean) => void;
}

/** Where a member of staff is signed in; each session is ended by itself. */
export function StaffSessions({ id, refresh, busy, onBusy }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const result = useQuery({
    ...listStaffSessionsQuery(api, { params: { path: { id } } }),
    gcTime: 0,
  });
  return (
    <section aria-label={text(m.desk_sessions)} className="flex flex-col gap-2">
      <h3 className="font-semibold">{text(m.desk_sessions)}</h3>
      <Stored result={result}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="text-ink-soft">{text(m.desk_sessions_none)}</p>
          ) : (
            <ul className="rounded-md border border-line">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session}>
                  <EndButton
                    id={id}
                    session={session}
                    isLocked={busy}
                    onBusy={onBusy}
                    onEnded={() => {
                      void result.refetch();
                      refresh();
                    }}
                  />
                </SessionRow>
              ))}
            </ul>
          )
        }
      </Stored>
    </section>
  );
}

interface EndProps {
  id: number;
  session: MemberSession;
  /** Called after a refusal as well: it may have ended meanwhile. */
  onEnded: () => void;
  isLocked: boolean;
  onBusy: (busy: boolean) => void;
}

/** A change of its own for each session, so that none is sent under the key of another. */
function EndButton({ id, session, onEnded, isLocked, onBusy }: EndProps) {
  const { api } = useDesk();
  const text = useDeskText();
  const { run, busy, isUnknown, failure } = useChange(
    (_: undefined, idempotencyKey) =>
      api.endStaffSession({ params: { path: { id, session: session.id } }, idempotencyKey }),
    { done: onEnded, failed: onEnded },
  );
  useEffect(() => {
    if (!busy) return;
    onBusy(true);
    return () => onBusy(false);
  }, [busy, onBusy]);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        // The pressed one keeps the focus.
        disabled={isLocked && !busy}
        aria-label={text(isUnknown ? m.desk_try_again : m.desk_session_end_of, {
          device: formatDevice(session, text),
        })}
        onClick={() => run(undefined)}
      >
        {text(isUnknown ? m.desk_try_again : m.desk_session_end)}
      </Button>
      {failure && (
        <span role="alert" className="basis-full text-sm text-bad">
          {failure}
        </span>
      )}
    </>
  );
}

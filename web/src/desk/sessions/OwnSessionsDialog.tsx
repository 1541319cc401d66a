import { useQuery } from "@tanstack/react-query";
import { listSessionsQuery } from "@velours/sdk/query";
import type { MemberSession } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { Stored } from "../frame/Stored.tsx";
import { useChange } from "../useChange.ts";
import { formatDevice } from "./formatDevice.ts";
import { SessionRow } from "./SessionRow.tsx";

interface Props {
  /** Id of the member of staff who is signed in. */
  id: number;
  onClose: () => void;
}

/** Where the caller is signed in. To end another session takes the password, as everywhere in the shop. */
export function OwnSessionsDialog({ id, onClose }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const params = { path: { id } };
  const result = useQuery({ ...listSessionsQuery(api, { params }), gcTime: 0 });
  const [chosen, setChosen] = useState<MemberSession | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const refresh = () => void result.refetch();
  const { run, busy, failure, forget } = useChange(
    ({ session, passwordCurrent }: { session: MemberSession; passwordCurrent: string }) =>
      api.closeSessions({ params, body: { session: session.id, passwordCurrent } }),
    {
      done(_, { session }) {
        setEnded(text(m.desk_session_closed, { device: formatDevice(session, text) }));
        setChosen((now) => (now?.id === session.id ? null : now));
        refresh();
      },
      failed: refresh,
    },
  );
  function submit(event: FormEvent<HTMLFormElement>) {
    const passwordCurrent = String(new FormData(event.currentTarget).get("password") ?? "");
    if (chosen !== null) run({ session: chosen, passwordCurrent });
  }
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_sessions)}>
      {ended && <Notice tone="good">{ended}</Notice>}
      <Stored result={result}>
        {(sessions) => (
          <ul aria-label={text(m.desk_sessions)} className="rounded-md border border-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session}>
                <Button
                  variant="outline"
                  size="small"
                  disabled={busy}
                  aria-label={text(m.desk_session_end_of, { device: formatDevice(session, text) })}
                  onClick={() => {
                    forget();
                    setEnded(null);
                    setChosen(session);
                  }}
                >
                  {text(m.desk_session_end)}
                </Button>
              </SessionRow>
            ))}
          </ul>
        )}
      </Stored>
      {chosen !== null && (
        <ChangeForm
          key={chosen.id}
          label={text(m.desk_session_end_of, { device: formatDevice(chosen, text) })}
          busy={busy}
          isUnknown={false}
          failure={failure}
          onSubmit={submit}
        >
          <Field
            label={text(m.current_password)}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={255}
            required
            autoFocus
          />
        </ChangeForm>
      )}
    </DeskDialog>
  );
}

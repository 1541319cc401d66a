import { useQuery } from "@tanstack/react-query";
import { listMerchantKeysQuery } from "@velours/sdk/query";
import type { StaffInput, StaffMember } from "@velours/sdk/types";
import { useState } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { Message } from "../../../platform/text/Message.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeForm } from "../../frame/ChangeForm.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { roleText } from "../../frame/roleText.ts";
import { readCurrent } from "../../readCurrent.ts";
import { useChange } from "../../useChange.ts";
import { keyState } from "../keys/keyState.ts";
import { SitesField } from "../SitesField.tsx";
import { sitesText } from "../sitesText.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { RoleField } from "./RoleField.tsx";
import { StaffSessions } from "./StaffSessions.tsx";

interface Props {
  member: StaffMember;
  onClose: () => void;
  /** The sentence that says what happened. */
  onDone: (note: string) => void;
  refresh: () => void;
}

/** Changes the role and sites of a member of staff, signs them out, and takes their authenticator or their role away. */
export function StaffDialog({ member, onClose, onDone, refresh }: Props) {
  const { api, access } = useDesk();
  const text = useDeskText();
  const [input, setInput] = useState<StaffInput>({ role: member.role, sites: member.sites });
  // After somebody else's change this is what is there now; what was typed here stays.
  const [current, setCurrent] = useState(member);
  const [isMoved, setMoved] = useState(false);
  const params = { path: { id: member.id } };
  const name = member.username;
  const follow = (note: Message<{ name: string }>) => ({
    done() {
      refresh();
      onDone(text(note, { name }));
    },
    failed: refresh,
  });
  const changing = useChange(
    (body: StaffInput, idempotencyKey) =>
      api.changeStaff({
        params: { ...params, header: { "If-Match": current.revision } },
        body,
        idempotencyKey,
      }),
    {
      ...follow(m.desk_staff_changed),
      failed(error) {
        const now = readCurrent<StaffMember>(error);
        setMoved(now !== undefined);
        if (now !== undefined) setCurrent(now);
        refresh();
      },
    },
  );
  const signingOut = useChange(
    (_: undefined, idempotencyKey) => api.closeStaffSessions({ params, idempotencyKey }),
    follow(m.desk_staff_signed_out),
  );
  const removing = useChange(
    (_: undefined, idempotencyKey) => api.removeStaff({ params, idempotencyKey }),
    follow(m.desk_staff_removed),
  );
  const resetting = useChange(
    (_: undefined, idempotencyKey) => api.resetStaffAuthenticator({ params, idempotencyKey }),
    follow(m.desk_staff_authenticator_removed),
  );
  const [isEnding, setEnding] = useState(false);
  const changes = [changing, signingOut, removing, resetting];
  const busy = isEnding || changes.some((change) => change.busy);
  const failure = signingOut.failure ?? removing.failure ?? resetting.failure;
  const isOwn = access?.kind === "staff" && access.id === member.id;
  /** A failure that shows is of what was pressed last. */
  function press(run: () => void) {
    for (const { forget } of changes) forget();
    run();
  }
  const { data } = useQuery({
    ...listMerchantKeysQuery(api),
    enabled: access?.scopes.includes("keys:write") ?? false,
  });
  const keys = (data ?? []).flatMap((key) =>
    key.madeBy?.id === member.id && keyState(key, serverNow()) === "inUse" ? [key.name] : [],
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={name}>
      <ChangeForm
        label={text(m.save)}
        busy={busy}
        isUnknown={changing.isUnknown}
        failure={!isMoved && changing.failure}
        disabled={input.sites?.length === 0}
        onSubmit={() => press(() => changing.run(input))}
      >
        {isMoved && (
          <Notice tone="bad">
            <p className="font-semibold">{text(m.desk_changed_meanwhile)}</p>
            <p>{[roleText(current.role, text), sitesText(current.sites, text)].join(" · ")}</p>
          </Notice>
        )}
        <RoleField role={input.role} onChange={(role) => setInput((before) => ({ ...before, role }))} />
        <SitesField
          sites={input.sites ?? null}
          onChange={(sites) => setInput((before) => ({ ...before, sites }))}
        />
      </ChangeForm>
      <StaffSessions id={member.id} refresh={refresh} busy={busy} onBusy={setEnding} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button variant="outline" busy={busy} onClick={() => press(() => signingOut.run(undefined))}>
          {text(signingOut.isUnknown ? m.desk_try_again : m.desk_staff_sign_out)}
        </Button>
        {member.ready && !isOwn && (
          <ConfirmButton
            label={text(m.desk_staff_authenticator)}
            note={text(m.desk_staff_authenticator_note, { name })}
            confirmation={text(m.desk_staff_authenticator_confirm)}
            busy={busy}
            isUnknown={resetting.isUnknown}
            onConfirm={() => press(() => resetting.run(undefined))}
          />
        )}
        <ConfirmButton
          label={text(m.desk_staff_remove)}
          note={[
            text(m.desk_staff_remove_note, { name }),
            ...(keys.length > 0 ? [text(m.desk_staff_remove_keys, { keys: keys.join(", ") })] : []),
          ].join(" ")}
          confirmation={text(m.desk_staff_remove_confirm)}
          busy={busy}
          isUnknown={removing.isUnknown}
          onConfirm={() => press(() => removing.run(undefined))}
        />
      </div>
    </DeskDialog>
  );
}

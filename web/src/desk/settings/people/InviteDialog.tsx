import type { Language, StaffInvitation } from "@velours/sdk/types";
import { useState } from "react";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeDialog } from "../../frame/ChangeDialog.tsx";
import { useChange } from "../../useChange.ts";
import { SitesField } from "../SitesField.tsx";
import { RoleField } from "./RoleField.tsx";

interface Props {
  onClose: () => void;
  /** The sentence that says what happened. */
  onDone: (note: string) => void;
  refresh: () => void;
}

/** Gives the owner of an address a role; they get an email with what to do next. */
export function InviteDialog({ onClose, onDone, refresh }: Props) {
  const { api, access, language } = useDesk();
  const text = useDeskText();
  const [member, setMember] = useState<StaffInvitation>({
    email: "",
    role: "packer",
    sites: access?.sites ?? null,
    language,
  });
  const set = (part: Partial<StaffInvitation>) => setMember((before) => ({ ...before, ...part }));
  const { run, ...state } = useChange(
    (body: StaffInvitation, idempotencyKey) => api.inviteStaff({ body, idempotencyKey }),
    {
      done({ email }) {
        refresh();
        onDone(text(m.desk_invited_note, { email }));
      },
      failed: refresh,
      subject: "inviteStaff",
    },
  );
  return (
    <ChangeDialog
      {...state}
      title={text(m.desk_invite)}
      label={text(m.desk_invite_send)}
      disabled={member.sites?.length === 0}
      onSubmit={() => run({ ...member, email: member.email.trim() })}
      onClose={onClose}
    >
      <Field
        label={text(m.email)}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        value={member.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <RoleField role={member.role} onChange={(role) => set({ role })} />
      <SitesField sites={member.sites ?? null} onChange={(sites) => set({ sites })} />
      <Select
        label={text(m.desk_email_language)}
        name="language"
        value={member.language ?? language}
        onChange={({ target }) => set({ language: target.value as Language })}
        options={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
      />
    </ChangeDialog>
  );
}

import { roleScopes, staffRoles } from "@velours/sdk/rules";
import type { StaffRole } from "@velours/sdk/types";
import { RadioGroup } from "../../../platform/ui/RadioGroup.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { roleText } from "../../frame/roleText.ts";

const details = {
  packer: m.desk_role_packer_detail,
  desk: m.desk_role_desk_detail,
  shopkeeper: m.desk_role_shopkeeper_detail,
  owner: m.desk_role_owner_detail,
} satisfies Record<StaffRole, unknown>;

interface Props {
  role: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** The roles that the caller may give: none may do more than they may themselves. */
export function RoleField({ role, onChange }: Props) {
  const { access } = useDesk();
  const text = useDeskText();
  return (
    <RadioGroup
      legend={text(m.desk_role)}
      name="role"
      value={role}
      onChange={onChange}
      options={staffRoles
        .filter((value) => roleScopes(value).every((scope) => access?.scopes.includes(scope)))
        .map((value) => ({ value, label: roleText(value, text), detail: text(details[value]) }))}
    />
  );
}

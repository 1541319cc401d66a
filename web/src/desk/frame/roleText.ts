import type { StaffRole } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

const roles = {
  packer: m.desk_role_packer,
  desk: m.desk_role_desk,
  shopkeeper: m.desk_role_shopkeeper,
  owner: m.desk_role_owner,
} satisfies Record<StaffRole, unknown>;

export const roleText = (role: StaffRole, text: Text): string => text(roles[role]);

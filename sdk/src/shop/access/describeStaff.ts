import type { StaffMember } from "../../types.ts";

/** A role and its sites as the audit log writes them: `desk of boutique,outlet`, `owner of all sites`. */
export const describeStaff = ({
  role,
  sites,
}: Pick<StaffMember, "role"> & Partial<Pick<StaffMember, "sites">>): string =>
  `${role} of ${sites?.join(",") ?? "all sites"}`;

import type { StaffInput } from "@velours/sdk/types";

/** A role and its sites as the audit log writes them: `desk of boutique,outlet`, `owner of all sites`. */
export const describeStaff = ({ role, sites }: StaffInput): string =>
  `${role} of ${sites?.join(",") ?? "all sites"}`;

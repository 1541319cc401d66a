import { type ErrorResponse, refuse } from "../refuse.ts";

/** Why a member is not signed out as a customer; or null. Not staff, whom only those sign out who may change staff. */
export const signOutRefusal = ({ isStaff }: { isStaff: boolean }): ErrorResponse<"staffExists"> | null =>
  isStaff ? refuse("staffExists", null, { of: "sessions" }) : null;

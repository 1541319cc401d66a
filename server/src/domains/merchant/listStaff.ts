import { coversSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { presentStaff } from "./presentStaff.ts";
import { listStaffRows } from "./store/staff.ts";

/** The members of staff at the caller's sites. */
export const listStaff: Handler<"listStaff"> = async (_input, { store: { db }, merchant }) => {
  const rows = await listStaffRows(db);
  return { status: 200, body: rows.filter(({ sites }) => coversSites(merchant, sites)).map(presentStaff) };
};

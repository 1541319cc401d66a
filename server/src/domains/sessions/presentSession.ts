import { describeDevice } from "@velours/sdk/shop";
import type { MemberSession } from "@velours/sdk/types";
import type { SessionRow } from "./store.ts";

/** A session as the contract shows it; `ownId` is the one of the request. */
export const presentSession = (
  { id, token_hash, created_at, used_at, user_agent }: SessionRow,
  ownId: string | undefined,
): MemberSession => ({
  id,
  created_at: new Date(created_at).toISOString(),
  used_at: new Date(used_at).toISOString(),
  device: describeDevice(user_agent),
  current: token_hash === ownId,
});

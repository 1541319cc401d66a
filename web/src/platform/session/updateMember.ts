import type { User } from "@velours/sdk/types";
import type { SessionStore } from "./store.ts";

/** Shows a member as an answer has them; not one who signed out while it was on its way. */
export function updateMember(session: SessionStore, user: User): void {
  if (session.get().user?.id === user.id) session.set({ user });
}

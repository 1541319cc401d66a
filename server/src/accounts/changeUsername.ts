import type { Handler } from "../generated/handlers.ts";
import { presentUser } from "./presentUser.ts";
import { requireUser } from "./requireUser.ts";
import { saveUsername } from "./users.ts";

/** Another name for the signed-in member (5.11). */
export const changeUsername: Handler<"changeUsername"> = async ({ body: { username } }, context) => {
  const { user, refused } = requireUser(context);
  if (refused) return refused;
  await saveUsername(context.store.db, user.id, username);
  return { status: 200, body: presentUser({ ...user, username }, context) };
};

import type { Handler } from "../Handler.ts";

/** Signs out; who is not signed in gets the same answer. */
export const logout: Handler<"logout"> = (_input, { session }) => {
  if (session.member !== undefined) session.signOut(session.member);
  return { status: 204, headers: { "clear-site-data": '"cache"' } };
};

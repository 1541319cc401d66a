import type { Handler } from "../Handler.ts";

/** Signs out; who is not signed in gets the same answer. */
export const logout: Handler<"logout"> = (_input, { session }) => {
  session.member = undefined;
  return { status: 204, headers: { "clear-site-data": '"cache"' } };
};

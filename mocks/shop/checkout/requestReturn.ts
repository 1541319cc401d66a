import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** The session's shop ships nothing, so nothing can come back. */
export const requestReturn: Handler<"requestReturn"> = ({ params, body }, { session }) => {
  if (session.findOrder(params.id) === undefined) return refuse("resourceDoesNotExist");
  const value = { line: body.lines[0]?.line ?? 1, left: 0 };
  return refuse("lineQuantityExceeded", value);
};

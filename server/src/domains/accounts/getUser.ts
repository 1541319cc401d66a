import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { presentUser } from "./presentUser.ts";

/** The signed-in member; only their own id is known to them. */
export const getUser: Handler<"getUser"> = ({ params }, context) => {
  const { user, refused } = requireUser(context, params.id);
  return refused ?? { status: 200, body: presentUser(user, context) };
};

import type { Handler } from "../Handler.ts";
import { refuseField } from "../refuse.ts";
import { codes } from "./codes.ts";
import { presentMember } from "./presentMember.ts";
import { proveEmail } from "./proveEmail.ts";
import { requireMember } from "./requireMember.ts";

/** Confirms the member's address by the mailed code. */
export const validateEmail: Handler<"validateEmail"> = ({ body }, context) => {
  const { member, refused } = requireMember(context);
  if (refused) return refused;
  const { session } = context;
  if (!session.wasSentCode || body.code !== codes.oneTime) return refuseField("emailCodeInvalid", "code");
  session.wasSentCode = false;
  proveEmail(session, member);
  return { status: 200, body: presentMember(member, context) };
};

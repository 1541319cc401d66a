import type { Context } from "../../platform/context.ts";
import type { ErrorResponse } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { resetAllowance } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import type { SessionUser } from "../sessions/store.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser } from "./store/users.ts";

type Required =
  | { hash: string; resetAttempts: () => Promise<void>; refused?: undefined }
  | { refused: ErrorResponse<"rateLimited"> | ErrorResponse<"currentPasswordInvalid"> };

/**
 * The member's password again, before a change of their account. Every attempt counts until `resetAttempts` is called;
 * `hash` is the password's as it was checked.
 */
export async function requirePassword(
  context: Context,
  user: SessionUser,
  password: string,
): Promise<Required> {
  const { db } = context.store;
  const allowance = { limit: "passwordUser", of: user.id } as const;
  const limited = await throttleRequest(context, [allowance]);
  if (limited !== null) return { refused: limited };
  const hash = (await findUser(db, user.email))?.password;
  if (hash == null || !(await checkPassword(password, hash, context.config.passwordCost)))
    return { refused: refuseField("currentPasswordInvalid", "passwordCurrent") };
  return { hash, resetAttempts: () => resetAllowance(db, allowance) };
}

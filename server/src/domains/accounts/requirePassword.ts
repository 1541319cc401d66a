import type { Context } from "../../platform/context.ts";
import type { Refusal } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { refuseTry } from "../../platform/limits/refuseTry.ts";
import { forgetTries } from "../../platform/limits/store.ts";
import type { SessionUser } from "../sessions/store.ts";
import { checkPassword } from "./passwordHash.ts";
import { findUser } from "./store/users.ts";

type Required =
  | { hash: string; forget: () => Promise<void>; refused?: undefined }
  | { refused: Refusal<"rateLimited"> | Refusal<"currentPasswordInvalid"> };

/**
 * The member's password again, before a change of their account. Every attempt counts until `forget` is called;
 * `hash` is the password's as it was checked.
 */
export async function requirePassword(
  context: Context,
  user: SessionUser,
  password: string,
): Promise<Required> {
  const { db } = context.store;
  const counted = { limit: "passwordUser", of: user.id } as const;
  const limited = await refuseTry(context, [counted]);
  if (limited !== null) return { refused: limited };
  const hash = (await findUser(db, user.email))?.password;
  if (hash == null || !(await checkPassword(password, hash)))
    return { refused: refuseField("currentPasswordInvalid", "passwordCurrent") };
  return { hash, forget: () => forgetTries(db, counted) };
}

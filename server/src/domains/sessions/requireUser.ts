import type { Context } from "../../platform/context.ts";
import { type Refusal, refuse } from "../../platform/contract.ts";
import type { SessionUser } from "./store.ts";

type Required<R extends Refusal<"authenticationRequired" | "resourceDoesNotExist">> =
  | { user: SessionUser; refused?: undefined }
  | { user?: undefined; refused: R };

/**
 * The signed-in member, or the refusal to answer: `authenticationRequired` when nobody is signed in, and with an
 * `id` that is somebody else's `resourceDoesNotExist`, as for an id nobody has.
 */
export function requireUser(context: Pick<Context, "user">): Required<Refusal<"authenticationRequired">>;
export function requireUser(
  context: Pick<Context, "user">,
  id: number,
): Required<Refusal<"authenticationRequired"> | Refusal<"resourceDoesNotExist">>;
export function requireUser(
  { user }: Pick<Context, "user">,
  id?: number,
): Required<Refusal<"authenticationRequired"> | Refusal<"resourceDoesNotExist">> {
  if (user === undefined) return { refused: refuse("authenticationRequired") };
  if (id !== undefined && id !== user.id) return { refused: refuse("resourceDoesNotExist") };
  return { user };
}

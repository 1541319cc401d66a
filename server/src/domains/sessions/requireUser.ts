import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import type { SessionUser } from "./store.ts";

type Required<R extends ErrorResponse<"authenticationRequired" | "resourceDoesNotExist">> =
  | { user: SessionUser; refused?: undefined }
  | { user?: undefined; refused: R };

/**
 * The signed-in member, or a refusal: `authenticationRequired` for a guest, and `resourceDoesNotExist` for another
 * member's `id`, as for an unknown one.
 */
export function requireUser(
  context: Pick<Context, "user">,
): Required<ErrorResponse<"authenticationRequired">>;
export function requireUser(
  context: Pick<Context, "user">,
  id: number,
): Required<ErrorResponse<"authenticationRequired"> | ErrorResponse<"resourceDoesNotExist">>;
export function requireUser(
  { user }: Pick<Context, "user">,
  id?: number,
): Required<ErrorResponse<"authenticationRequired"> | ErrorResponse<"resourceDoesNotExist">> {
  if (user === undefined) return { refused: refuse("authenticationRequired") };
  if (id !== undefined && id !== user.id) return { refused: refuse("resourceDoesNotExist") };
  return { user };
}

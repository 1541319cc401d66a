import type { Member } from "../../session/Member.ts";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

type Required = { member: Member; refused?: undefined } | { member?: undefined; refused: MockResponse };

/** The signed-in member, or the refusal to answer. An `id` of another member gets the same response as an unknown one. */
export function requireMember({ session: { member } }: Pick<Context, "session">, id?: number): Required {
  if (member === undefined) return { refused: refuse("authenticationRequired") };
  if (id !== undefined && id !== member.id) return { refused: refuse("resourceDoesNotExist") };
  return { member };
}

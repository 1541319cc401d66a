import type { Member } from "../../session/Member.ts";
import type { MockSession } from "../../session/MockSession.ts";

/** A code that was mailed to the member's address was used: what waited under it is theirs. */
export function proveEmail(session: MockSession, member: Member): void {
  if (member.proven) return;
  member.proven = true;
  session.credits.claim(member.email, member.id, session.sites.values());
}

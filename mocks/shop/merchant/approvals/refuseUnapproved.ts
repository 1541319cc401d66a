import { type Act, type NewProposal, weighAct } from "@velours/sdk/shop";
import type { SessionProposal } from "../../../session/SessionProposal.ts";
import type { Context } from "../../Handler.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { refuse } from "../../refuse.ts";
import { appendEntry } from "../log/entries.ts";
import { findCallerMember } from "./findCallerMember.ts";

const sevenDays = 7 * 86_400_000;

/**
 * The response to an act that waits for another person's consent, as its site's settings say, or that does something else than was
 * approved; undefined for one that is done. Call it once it is known what the act does, and before it is done.
 */
export function refuseUnapproved(context: Context, act: Act): MockResponse | undefined {
  const { session, approval } = context;
  const { approvals } = session.sites.get(act.proposed.site) ?? {};
  const verdict = weighAct(act, { approval, approvals });
  if (verdict === null) return undefined;
  return "proposed" in verdict ? propose(context, verdict.proposed) : (verdict as MockResponse);
}

function propose(context: Context, { orderId: _, ...proposed }: NewProposal): MockResponse {
  const { session, merchant, now } = context;
  if (merchant === undefined) throw new Error("nobody proposes");
  const id = session.nextSerial("proposals");
  const endsAt = new Date(now.getTime() + sevenDays).toISOString();
  const proposal: SessionProposal = {
    ...structuredClone(proposed),
    id,
    state: "waiting",
    reason: null,
    proposer_kind: merchant.kind,
    proposer_id: merchant.id,
    proposer_name: merchant.name,
    person: findCallerMember(session, merchant),
    created_at: now.toISOString(),
    expires_at: endsAt,
    decider_kind: null,
    decider_id: null,
    decider_name: null,
    decided_at: null,
  };
  session.proposals = [...session.proposals, proposal];
  appendEntry(context, { command: `${proposed.operation} proposed as ${id}` });
  return refuse("consentRequired", { id, endsAt });
}

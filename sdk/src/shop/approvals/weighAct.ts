import { hashText } from "../../rules/hashText.ts";
import type { SiteApprovals } from "../../types.ts";
import { isSameValue } from "../isSameValue.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";
import type { Act, NewProposal, ProposalSubject } from "./Act.ts";

/** The proposal that an act becomes in place of being done. */
export interface Proposed {
  proposed: NewProposal;
}

interface Terms {
  /** The proposal that the caller approves. */
  approval: { about: ProposalSubject } | undefined;
  /** The settings of the act's site. */
  approvals: SiteApprovals | undefined;
}

/**
 * The proposal that an act becomes, or the refusal of one that does something else than was approved, or cannot wait; null for
 * an act that is done.
 */
export function weighAct(
  { isNeeded, barred = null, proposed }: Act,
  { approval, approvals }: Terms,
): Proposed | ErrorResponse<"changedMeanwhile" | "validationError"> | null {
  if (approval === undefined)
    return approvals !== undefined && isNeeded(approvals) ? (barred ?? { proposed }) : null;
  // As it is read back: JSON knows no undefined.
  const text = JSON.stringify(proposed.about);
  const about = JSON.parse(text) as ProposalSubject;
  return isSameValue(about, approval.about)
    ? null
    : refuse("changedMeanwhile", { revision: hashText(text), current: { ...about } });
}

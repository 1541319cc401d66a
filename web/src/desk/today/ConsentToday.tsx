import { useId } from "react";
import { proposalTitle } from "../approvals/proposalTitle.ts";
import { useProposals } from "../approvals/useProposals.ts";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";

const SHOWN = 5;

/** Acts that wait for another person's consent; nothing where none does. */
export function ConsentToday() {
  const id = useId();
  const text = useDeskText();
  const { data } = useProposals({ state: "waiting" }, SHOWN);
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl font-semibold">
        {text(m.desk_consent_waiting)}
      </h2>
      <ul className="mt-3 overflow-hidden rounded-lg border border-line bg-white">
        {data.rows.map((proposal) => (
          <li
            key={proposal.id}
            className="flex flex-wrap gap-x-3 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6"
          >
            <span className="font-semibold break-words">{proposalTitle(proposal, text)}</span>
            <span className="text-ink-soft">{proposal.proposedBy.name}</span>
          </li>
        ))}
      </ul>
      <DeskLink
        to="/desk/approvals"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-700 underline underline-offset-4"
      >
        {text(m.desk_approvals)}
      </DeskLink>
    </section>
  );
}

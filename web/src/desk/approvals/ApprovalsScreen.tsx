import { useSearch } from "@tanstack/react-router";
import type { Proposal } from "@velours/sdk/types";
import { lazy, Suspense, useRef, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { type ApprovalsSearch, proposalLists } from "./approvalsSearch.ts";
import { ProposalRow } from "./ProposalRow.tsx";
import { proposalTitle } from "./proposalTitle.ts";
import { useProposals } from "./useProposals.ts";

const ProposalDialog = lazy(async () => ({
  default: (await import("./ProposalDialog.tsx")).ProposalDialog,
}));
const LIMIT = 25;
const TO = "/desk/approvals";

const listLabels = {
  waiting: m.desk_consent_waiting,
  approved: m.desk_proposals_approved,
  rejected: m.desk_proposals_rejected,
  expired: m.desk_proposals_expired,
} as const;

/** Acts that wait for another person's consent, or did; the list and the page stand in the address. */
export function ApprovalsScreen() {
  const text = useDeskText();
  const { state, cursor } = useSearch({ strict: false }) as ApprovalsSearch;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const [chosen, setChosen] = useState<Proposal | null>(null);
  const [decided, setDecided] = useState<Proposal | null>(null);
  const { data, error, isFetching, refetch } = useProposals(
    { state: state ?? "waiting", ...(cursor !== undefined && { cursor }) },
    LIMIT,
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_approvals)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <nav
        aria-label={text(m.desk_approvals)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {proposalLists.map((candidate) => (
          <FilterLink
            to={TO}
            key={candidate ?? "waiting"}
            isChosen={candidate === state}
            search={candidate === undefined ? {} : { state: candidate }}
            label={text(listLabels[candidate ?? "waiting"])}
          />
        ))}
      </nav>
      <div className="mt-4 flex flex-col gap-3" ref={list}>
        {decided && (
          <Notice tone="good">
            {text(
              decided.state === "approved" ? m.desk_proposal_approved_note : m.desk_proposal_rejected_note,
              {
                what: proposalTitle(decided, text),
              },
            )}
          </Notice>
        )}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(m.desk_consent_none)}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {data.rows.map((row) => (
              <ProposalRow key={row.id} proposal={row} onChoose={() => setChosen(row)} />
            ))}
          </ul>
        )}
      </div>
      {data && <PageLinks to={TO} filters={{ state }} cursor={cursor} next={data.next} />}
      {chosen && (
        <Suspense fallback={null}>
          <ProposalDialog
            proposal={chosen}
            onClose={() => setChosen(null)}
            onDone={(proposal) => {
              setChosen(null);
              setDecided(proposal);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

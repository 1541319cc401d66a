import { useSearch } from "@tanstack/react-router";
import type { Proposal } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
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
  const [chosen, setChosen] = useState<Proposal | null>(null);
  const [decided, setDecided] = useState<Proposal | null>(null);
  const proposals = useProposals(
    { state: state ?? "waiting", ...(cursor !== undefined && { cursor }) },
    LIMIT,
  );
  return (
    <>
      <ScreenHeading title={text(m.desk_approvals)} isLoading={proposals.isFetching} />
      <FilterBar
        label={text(m.desk_approvals)}
        to={TO}
        filters={proposalLists.map((candidate) => ({
          isChosen: candidate === state,
          search: candidate === undefined ? {} : { state: candidate },
          label: text(listLabels[candidate ?? "waiting"]),
        }))}
      />
      <List
        result={proposals}
        none={text(m.desk_consent_none)}
        pages={{ to: TO, filters: { state }, cursor }}
        note={
          decided && (
            <Notice tone="good">
              {text(
                decided.state === "approved" ? m.desk_proposal_approved_note : m.desk_proposal_rejected_note,
                { what: proposalTitle(decided, text) },
              )}
            </Notice>
          )
        }
      >
        {(row) => <ProposalRow key={row.id} proposal={row} onChoose={() => setChosen(row)} />}
      </List>
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

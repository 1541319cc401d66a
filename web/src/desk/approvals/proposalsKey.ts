/** Lists of proposals begin with it. */
export const proposalsKey = "listProposals";

/** Options of queries that the shop notes in its audit log: none is sent without somebody who asks for it. */
export const loggedReading = {
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

import type { DefaultOptions } from "@tanstack/react-query";

/** How the desk asks the shop: offline a request fails at once, because one that waits would be sent later unseen. */
export const requestDefaults: DefaultOptions = {
  // Coming back to the window shows the changes of others.
  queries: { staleTime: 10_000, retry: false, networkMode: "always" },
  mutations: { networkMode: "always" },
};

/** Options of reports: one of a year takes the shop a minute. A change of an order at the desk makes them out of date. */
export const reportReading = {
  staleTime: 300_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

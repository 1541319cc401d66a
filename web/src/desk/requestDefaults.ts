import type { DefaultOptions } from "@tanstack/react-query";

/** How the desk asks the shop: offline a request fails at once, because one that waits would be sent later unseen. */
export const requestDefaults: DefaultOptions = {
  // Coming back to the window shows the changes of others.
  queries: { staleTime: 10_000, retry: false, networkMode: "always" },
  mutations: { networkMode: "always" },
};

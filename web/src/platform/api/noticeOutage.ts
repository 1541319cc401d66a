/** A fetch that remembers an outage: after one 503 no other call of the page waits for its own. */
export function noticeOutage(fetch: typeof globalThis.fetch): {
  fetch: typeof globalThis.fetch;
  isUnavailable(): boolean;
} {
  let outage: Response | undefined;
  return {
    isUnavailable: () => outage !== undefined,
    async fetch(input, init) {
      if (outage !== undefined) return outage.clone();
      const response = await fetch(input, init);
      if (response.status === 503) outage = response.clone();
      return response;
    },
  };
}

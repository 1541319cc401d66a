import type { MockFetch } from "../../../mocks/createMockFetch.ts";

/** A request that can be sent again. */
export interface SentCall {
  url: string;
  method: string;
  headers: [string, string][];
  body: string;
}

/** The mock, whose calls are kept to be sent again; not those that it answered by a scenario, which changes nothing. */
export function rememberCalls(mock: MockFetch, keep: (call: SentCall) => void): MockFetch {
  const remembering = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    const { pathname } = new URL(url);
    const body = await request.clone().text();
    const response = await mock(request);
    const call = mock
      .calls()
      .findLast(
        ({ request: { method: ofCall, path } }) =>
          ofCall === method && pathname.endsWith(path.replace(/\?.*/, "")),
      );
    if (call !== undefined && call.source !== "scenario") keep({ url, method, headers: [...headers], body });
    return response;
  };
  return Object.assign(remembering, mock);
}

import type { MockFetch, MockFetchOptions } from "../../../mocks/createMockFetch.ts";
import { loadScript } from "./loadScript.ts";

export interface PageMock {
  fetch: MockFetch;
  /** Modules that samples import, by name. */
  modules: Record<string, Record<string, unknown>>;
}

declare global {
  interface Window {
    /** Put here by the mock's script. */
    veloursMock: { createMockFetch: (options: MockFetchOptions) => MockFetch } & Pick<PageMock, "modules">;
  }
}

interface Sent {
  url: string;
  method: string;
  headers: [string, string][];
  body: string;
}

const storageName = "velours-docs-requests";
const keptRequests = 60;
let loading: Promise<PageMock> | undefined;

/** The mock in this page. Requests of earlier pages of the tab are sent again first, so it remembers. */
export function loadPageMock(): Promise<PageMock> {
  loading ??= load();
  return loading;
}

/** The untouched shop again. */
export async function resetPageMock(): Promise<void> {
  sessionStorage.removeItem(storageName);
  (await loadPageMock()).fetch.reset();
}

async function load(): Promise<PageMock> {
  await loadScript(document.documentElement.dataset.mock ?? "");
  const { createMockFetch, modules } = window.veloursMock;
  // Answers are read by people here, and the pictures are not shown. The same ids each time, or an order's would be another one on the next page.
  const mock = createMockFetch({ seed: 1, pictures: "path" });
  for (const { url, body, ...init } of readSent())
    await mock(url, { ...init, ...(body && { body }) }).catch(() => undefined);
  const remembering = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    await remember(request.clone());
    return mock(request);
  };
  return { fetch: Object.assign(remembering, mock), modules };
}

function readSent(): Sent[] {
  return JSON.parse(sessionStorage.getItem(storageName) ?? "[]");
}

async function remember(request: Request): Promise<void> {
  // An example that was asked for changes nothing.
  if (request.headers.has("prefer")) return;
  const { url, method, headers } = request;
  const sent = { url, method, headers: [...headers], body: await request.text() };
  sessionStorage.setItem(storageName, JSON.stringify([...readSent(), sent].slice(-keptRequests)));
}

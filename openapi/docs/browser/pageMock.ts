import type { MockFetch, MockFetchOptions } from "../../../mocks/createMockFetch.ts";
import { loadScript } from "./loadScript.ts";
import { rememberCalls, type SentCall } from "./rememberCalls.ts";

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
  return { fetch: rememberCalls(mock, keep), modules };
}

function readSent(): SentCall[] {
  return JSON.parse(sessionStorage.getItem(storageName) ?? "[]");
}

function keep(call: SentCall): void {
  sessionStorage.setItem(storageName, JSON.stringify([...readSent(), call].slice(-keptRequests)));
}

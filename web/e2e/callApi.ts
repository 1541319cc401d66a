import { expect, type Page } from "@playwright/test";

interface Call {
  /** Sent as JSON, by `POST` when no method is named. */
  data?: object;
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  /** Of a refusal that is meant; any success otherwise. */
  status?: number;
}

/** Calls an operation with the cookies of a page. */
export async function callApi<Result = unknown>(page: Page, path: string, call: Call = {}): Promise<Result> {
  const { data, method = data ? "POST" : "GET", headers, status } = call;
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { "x-client-token": "velours-dev", "idempotency-key": crypto.randomUUID(), ...headers },
    ...(data && { data }),
  });
  const outcome = `${method} ${path} answered ${response.status()}: ${await response.text()}`;
  expect(status === undefined ? response.ok() : response.status() === status, outcome).toBe(true);
  return response.status() === 204 ? (undefined as Result) : await response.json();
}

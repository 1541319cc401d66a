import type { Tab } from "./Tab.ts";

/** Calls the API from the page, as a screen of the shop would: the browser keeps what cookies come back. */
export function askApi(tab: Tab, method: string, path: string, body?: unknown): Promise<number> {
  return tab.page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: {
          "x-client-token": "velours-dev",
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return answer.status;
    },
    { method, path, body },
  );
}

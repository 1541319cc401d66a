import type { MockFetch } from "../createMockFetch.ts";
import type { Played, SessionReplayer } from "./SessionReplayer.ts";

export type Player = Pick<SessionReplayer, "ask">;

/** A page with the mock in it: no cookies, and no server. */
export class FetchReplayer implements Player {
  readonly #fetch: MockFetch;

  constructor(fetch: MockFetch) {
    this.#fetch = fetch;
  }

  async ask(
    method: string,
    path: string,
    { body, site = "boutique", headers = {} }: Parameters<SessionReplayer["ask"]>[2] = {},
  ): Promise<Played> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await this.#fetch(`http://${site}.localhost${path}`, {
      method,
      headers: {
        "x-client-token": "velours-dev",
        ...(sent !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: isJson ? await answer.json() : await answer.text(),
    };
  }
}

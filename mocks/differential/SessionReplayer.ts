import { Browser, type HttpResponse } from "../../openapi/conformance/http/Browser.ts";

/** An answer as it came. */
export type Played = Pick<HttpResponse, "status" | "headers" | "body">;

/** A browser as an API sees it: it keeps cookies, and names the site by its host. */
export class SessionReplayer {
  readonly #browser: Browser;
  readonly #port: string;

  constructor(origin: string) {
    this.#browser = new Browser(origin);
    this.#port = new URL(origin).port;
  }

  /** Sends one request. `site` is the first label of the host name. */
  async ask(
    method: string,
    path: string,
    {
      body,
      site = "boutique",
      headers = {},
    }: { body?: unknown; site?: string; headers?: Record<string, string> } = {},
  ): Promise<Played> {
    const own = { host: `${site}.localhost:${this.#port}`, "x-client-token": "velours-dev", ...headers };
    const answer = await this.#browser.send(method, path, { body, headers: own });
    return { ...answer, body: answer.body ?? answer.text };
  }
}

import { request } from "node:http";

/** An answer as it came. */
export interface Played {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** One browser, as far as an API sees it: it keeps cookies, and names the site by its host. */
export class SessionReplayer {
  readonly #origin: URL;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = new URL(origin);
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
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const response = request(
        {
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path,
          headers: {
            host: `${site}.localhost:${this.#origin.port}`,
            "x-client-token": "velours-dev",
            ...(this.#cookies.size > 0 && {
              cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
            }),
            ...(sent !== undefined && { "content-type": "application/json" }),
            ...headers,
          },
        },
        (answer) => {
          for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            const isJson = String(answer.headers["content-type"]).startsWith("application/json");
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers as Record<string, string>,
              body: isJson ? JSON.parse(text) : text,
            });
          });
        },
      );
      response.on("error", reject);
      response.end(sent);
    });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    const isOver = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (isOver || value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

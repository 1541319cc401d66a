import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** An answer as it came. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The text as JSON where its type says so; undefined where it is none. */
  body: unknown;
}

export interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

const clients = { "http:": requestHttp, "https:": requestHttps };

/**
 * A browser as an API sees it: it keeps cookies. Paths are sent as they are written, which fetch does not do.
 */
export class Browser {
  readonly #origin: URL;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string | URL) {
    this.#origin = new URL(origin);
  }

  /** The cookies it sends, as their header. */
  get cookies(): string {
    return [...this.#cookies].map((pair) => pair.join("=")).join("; ");
  }

  send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<HttpResponse> {
    const { protocol, hostname, port } = this.#origin;
    const send = clients[protocol as keyof typeof clients];
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { cookies } = this;
    return new Promise((resolve, reject) => {
      const request = send(
        {
          // A connection that is kept may be closed by the server just when it is used again.
          agent: false,
          hostname: hostname.replace(/^\[|\]$/g, ""),
          port,
          method,
          path,
          timeout: 30_000,
          headers: {
            ...(cookies !== "" && { cookie: cookies }),
            ...(sent !== undefined && {
              "content-type": "application/json",
              "content-length": String(Buffer.byteLength(sent)),
            }),
            ...headers,
          },
        },
        (response) => {
          for (const line of response.headers["set-cookie"] ?? []) this.#keep(line);
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve(
              toAnswer(
                response.statusCode ?? 0,
                response.headers as Record<string, string>,
                Buffer.concat(chunks).toString("utf8"),
              ),
            ),
          );
        },
      );
      request.on("timeout", () => request.destroy(new Error("no answer within 30 seconds")));
      request.on("error", reject);
      request.end(sent);
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

function toAnswer(status: number, headers: Record<string, string>, text: string): HttpResponse {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return { status, headers, text, body: isJson ? parse(text) : undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

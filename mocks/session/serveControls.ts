import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseFields } from "../shop/refuse.ts";
import { checkSettings } from "./checkSettings.ts";
import type { Sessions } from "./Sessions.ts";
import { readSettings, speaksOfSettings } from "./settings.ts";

const texts = (part: unknown) => (name: string) => {
  const value = (part as Record<string, unknown> | null | undefined)?.[name];
  return value === undefined ? undefined : String(value);
};

/** `/mock`: what a client set for itself, and the untouched shop again. */
export function serveControls(app: FastifyInstance, sessions: Sessions): void {
  const state = (request: FastifyRequest) => {
    const { session } = sessions.of(request.headers);
    return { session: session.id, settings: session.settings, orders: session.orders.size };
  };
  app.addHook("onRequest", (request, reply, done) => {
    // The pages' own calls must find the session of the page, so a browser gets its cookie before the first of them.
    const { session, setCookie } = sessions.of(request.headers);
    if (setCookie && !request.url.startsWith("/api/")) {
      reply.header("set-cookie", setCookie);
      const { cookie } = request.headers;
      const own = setCookie.split(";", 1)[0] ?? "";
      request.headers.cookie = cookie ? `${cookie}; ${own}` : own;
    }
    // An address of a page sets delay and failures until another one takes them back; a scenario is the page's alone.
    if (request.method === "GET" && !request.url.startsWith("/api/")) {
      const query = new URL(request.url, "http://mock").searchParams;
      if (query.has("delay") || query.has("fail")) {
        const requested = readSettings((name) => query.get(name) ?? undefined);
        const { scenario: _, ...rest } = requested;
        session.settings = query.has("scenario") ? rest : requested;
      }
    }
    done();
  });
  app.get("/mock", async (request) => state(request));
  app.post("/mock/reset", async (request) => {
    sessions.reset(sessions.of(request.headers).session.id);
    return state(request);
  });
  app.post("/mock/settings", async (request, reply) => {
    const { session } = sessions.of(request.headers);
    const parts = [texts(request.query), texts(parseJson(request.body))];
    const named = (name: string) => parts.map((part) => part(name)).find((text) => text !== undefined);
    const mistake = checkSettings(named);
    if (mistake !== undefined) {
      const { status, body } = refuseFields({ mock: mistake });
      return reply.code(status).send(body);
    }
    session.settings = speaksOfSettings(named) ? readSettings(named) : {};
    return state(request);
  });
}

function parseJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

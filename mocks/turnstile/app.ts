import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { serveScript } from "../onsite/serveScript.ts";

const secrets: Record<string, "pass" | "fail" | "spent" | "real"> = {
  "1x0000000000000000000000000000000AA": "pass",
  "2x0000000000000000000000000000000AA": "fail",
  "3x0000000000000000000000000000000AA": "spent",
  "0x4AAAAAAAvelours": "real",
};
const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

interface Question {
  secret?: string;
  response?: string;
  remoteip?: string;
  idempotency_key?: string;
}

/**
 * A fake of Cloudflare Turnstile: the page's script, by its public test site keys, and siteverify, asked in JSON or as a form. Its public test secrets behave as documented.
 * The secret `0x4AAAAAAAvelours` takes any token that begins with `0.`, once; `0.late` is too old, at `0.internal` it has
 * trouble of its own, at `0.nonsense` something between answers in its place. `/fake/calls` tells what it was asked, without secrets.
 */
export function buildTurnstile(): FastifyInstance {
  const app = Fastify();
  const calls: object[] = [];
  /** Tokens that were good, and the idempotency key they were good with. */
  const used = new Map<string, string | undefined>();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send(bad("bad-request")));
  app.get("/fake/calls", async () => calls);
  serveScript(app, "/turnstile/v0/api.js", "../turnstile/widget.ts");
  app.post<{ Body: Question | null }>("/siteverify", async ({ body, headers }, reply) => {
    const { secret, response, remoteip, idempotency_key } = body ?? {};
    calls.push({ response, remoteip, type: headers["content-type"] });
    if (!secret) return bad("missing-input-secret");
    const kind = secrets[secret];
    if (kind === undefined) return bad("invalid-input-secret");
    if (!response) return bad("missing-input-response");
    if (kind === "fail") return bad("invalid-input-response");
    if (kind === "spent") return bad("timeout-or-duplicate");
    if (kind === "pass") return response === dummyToken ? good : bad("invalid-input-response");
    if (response === "0.internal") return bad("internal-error");
    if (response === "0.nonsense") return reply.code(502).type("text/html").send("<h1>Bad gateway</h1>");
    if (!response.startsWith("0.")) return bad("invalid-input-response");
    if (response === "0.late") return bad("timeout-or-duplicate");
    const again =
      used.has(response) && (idempotency_key === undefined || used.get(response) !== idempotency_key);
    if (again) return bad("timeout-or-duplicate");
    used.set(response, idempotency_key);
    return good;
  });
  return app;
}

const good = {
  success: true,
  challenge_ts: "2026-11-21T12:00:00.000Z",
  hostname: "boutique.velours.example",
  "error-codes": [],
  action: "",
  cdata: "",
};
const bad = (code: string) => ({ success: false, "error-codes": [code], messages: [] });

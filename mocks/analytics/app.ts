import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { serveScript } from "../onsite/serveScript.ts";

/** A fake web analytics service: its script, its collector, and at `/fake/calls` what the collector was sent. */
export function buildAnalytics(): FastifyInstance {
  const app = Fastify();
  const calls: unknown[] = [];
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  serveScript(app, "/gtag/js", "../analytics/gtag.ts");
  app.post("/g/collect", async (request, reply) => {
    calls.push(request.query);
    return reply.code(204).header("access-control-allow-origin", "*").send();
  });
  app.get("/fake/calls", async () => calls);
  return app;
}

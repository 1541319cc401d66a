import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { serveScript } from "../onsite/serveScript.ts";

const onsite = "/onsite/js/klaviyo.js";
const authorization = "Klaviyo-API-Key pk_velours";

interface Job {
  data: {
    type: string;
    attributes: {
      custom_source: string;
      profiles: { data: { attributes: { email: string } }[] };
    };
    relationships: { list: { data: { id: string } } };
  };
}

const problem = (status: number, code: string, detail: string) => ({ errors: [{ status, code, detail }] });

/** A fake of Klaviyo: subscribing takes any address but `fail@example.com`. `/fake/calls` lists the requests it received. */
export function buildKlaviyo(): FastifyInstance {
  const app = Fastify();
  const calls: unknown[] = [];
  app.addContentTypeParser(
    "application/vnd.api+json",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  app.get("/fake/calls", async () => calls);
  serveScript(app, onsite, "../klaviyo/onsite.ts");
  app.addHook("preHandler", async (request, reply) => {
    if (request.url === "/fake/calls" || request.url === onsite) return;
    if (request.headers.authorization !== authorization)
      return reply
        .code(401)
        .send(problem(401, "not_authenticated", "Authentication credentials were not provided."));
    if (!/^\d{4}-\d\d-\d\d$/.test(String(request.headers.revision)))
      return reply.code(400).send(problem(400, "invalid", "Missing revision header"));
  });
  app.post<{ Body: Job }>("/api/profile-subscription-bulk-create-jobs", async (request, reply) => {
    calls.push(request.body);
    const [profile] = request.body.data.attributes.profiles.data;
    if (profile?.attributes.email === "fail@example.com")
      return reply.code(503).send(problem(503, "unavailable", "Try again later."));
    return reply.code(202).send();
  });
  return app;
}

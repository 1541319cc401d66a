import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const directory = fileURLToPath(new URL("../../openapi/docs/dist/", import.meta.url));
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The built documentation under `/docs`; its forms send requests to this mock. */
export async function serveDocs(app: FastifyInstance, clientToken: string): Promise<void> {
  if (!existsSync(directory)) return;
  await app.register(
    async (docs) => {
      docs.addHook("onRequest", async (_request, reply) => {
        reply.header("content-security-policy", policy);
      });
      docs.setNotFoundHandler((_request, reply) => reply.code(404).sendFile("404.html", directory));
      docs.get("/config.json", () => ({
        bases: [{ name: "This mock", url: "/api", scenarios: true, clientToken }],
      }));
      await docs.register(fastifyStatic, {
        root: directory,
        decorateReply: false,
        redirect: true,
        extensions: ["html"],
        maxAge: 0,
      });
    },
    { prefix: "/docs" },
  );
}

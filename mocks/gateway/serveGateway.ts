import type { FastifyInstance } from "fastify";
import { createGateway, type GatewayOptions } from "./createGateway.ts";

const paths = [
  "/gateway.css",
  "/modules/*",
  "/hosted-fields/v1/*",
  "/approvals/v1/*",
  "/klarna/v1/*",
  "/wallets/v1/*",
  "/three-d-secure/v1/*",
];

/** The gateway's addresses within another program; register it, as it reads bodies its own way. */
export async function serveGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const answer = createGateway(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  for (const url of paths) {
    app.route({
      method: ["GET", "POST"],
      url,
      handler: async ({ host, url, method, body }, reply) => {
        const response = await answer(
          new Request(`http://${host}${url}`, { method, ...(typeof body === "string" && { body }) }),
        );
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .send(await response.text());
      },
    });
  }
}

import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

const token = "velours-graphql-token";
const authorization = `Basic ${Buffer.from(`:${token}`).toString("base64")}`;

/**
 * A fake of Nosto's GraphQL sessions. It always recommends the products 1 to 6, so that the caller has to leave out
 * those in the cart. A cart with product 500 makes it fail, one with 400 answers GraphQL errors. `/fake/calls` lists the mutations it received.
 */
export function buildNosto(): FastifyInstance {
  const app = Fastify();
  const calls: string[] = [];
  app.get("/fake/calls", async () => calls);
  app.post<{ Body: { query: string } }>("/v1/graphql", async (request, reply) => {
    if (request.headers.authorization !== authorization)
      return reply.code(401).send({ message: "Unauthorized" });
    const { query } = request.body;
    if (query.includes("newSession(")) return { data: { newSession: "session-of-a-stranger" } };
    calls.push(query);
    const has = (id: string) => query.includes(`productId: "${id}"`);
    if (has("500")) return reply.code(500).send({ message: "Internal Server Error" });
    if (has("400")) return { data: null, errors: [{ message: "Variable has an invalid value" }] };
    const primary = ["1", "2", "3", "4", "5", "6"].map((productId) => ({ productId }));
    return { data: { updateSession: { pages: { forCartPage: [{ resultId: "nosto-cart-1", primary }] } } } };
  });
  return app;
}

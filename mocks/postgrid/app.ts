import type { FastifyInstance } from "fastify";
import Fastify from "fastify";

/** Keys the fake takes; any other is refused as PostGrid refuses it. */
const key = "test_sk_velours";

const previews = [
  {
    id: "pg|1",
    type: "Address",
    preview: { address: "12 Main Road", city: "Austin", prov: "TX", pc: "78701" },
  },
  {
    id: "pg|2",
    type: "Container",
    text: "Main Plaza",
    highlight: "0-4;",
    description: "San Antonio - 2 Addresses",
  },
];
const units = ["Unit 1", "Unit 2"].map((text, index) => ({
  id: `pg|2|${index}`,
  type: "Address",
  text,
  highlight: "",
  description: "Main Plaza, San Antonio",
}));
const address = {
  line1: "12 Main Road",
  city: "Austin",
  provinceOrState: "Texas",
  provinceCode: "TX",
  postalOrZip: "78701",
  country: "United States of America",
  countryCode: "US",
  formattedAddress: "12 Main Road, Austin TX 78701",
};

const success = (data: unknown) => ({ status: "success", message: "Completed.", data });
const failure = (message: string) => ({ status: "error", message, data: null });

/**
 * A fake of PostGrid's international autocomplete, in its wire format. 'slow' answers after two seconds, 'fail' with
 * 500, 'odd' with something that is not JSON. `/fake/calls` tells what was asked, without the key.
 */
export function buildPostGrid(): FastifyInstance {
  const app = Fastify();
  const calls: { method: string; query: unknown; body: unknown }[] = [];
  app.get("/fake/calls", async () => calls);
  app.addHook("preHandler", async (request, reply) => {
    if (request.url === "/fake/calls") return;
    calls.push({ method: request.method, query: request.query, body: request.body ?? null });
    if (request.headers["x-api-key"] !== key) return reply.code(401).send(failure("Invalid API key."));
  });
  app.get<{ Querystring: Record<string, string> }>("/v1/intl_addver/completions", async (request, reply) => {
    const { partialStreet = "", container } = request.query;
    if (partialStreet === "fail") return reply.code(500).send(failure("Something went wrong."));
    if (partialStreet === "odd") return reply.type("text/html").send("<p>Bad gateway</p>");
    if (partialStreet === "slow") await new Promise((resolve) => setTimeout(resolve, 2_000));
    if (container !== undefined) return success(container === "pg|2" ? units : []);
    return success(partialStreet.startsWith("main") ? previews : []);
  });
  app.post<{ Body: { id?: string } }>("/v1/intl_addver/completions", async (request, reply) =>
    request.body.id === "pg|1" ? success(address) : reply.code(404).send(failure("No such preview.")),
  );
  return app;
}

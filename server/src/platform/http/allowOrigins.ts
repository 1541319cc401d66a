import type { FastifyInstance } from "fastify";
import { routes } from "../../generated/operations.ts";

const preflightSeconds = 600;

/**
 * Lets scripts of these origins call the API, without cookies, so never as a signed-in member. With no origins, the
 * default, responses have no CORS headers, and browsers block other origins.
 */
export async function allowOrigins(api: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const { default: cors } = await import("@fastify/cors");
  await api.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: [...new Set(Object.values(routes).map(({ method }) => method))],
    allowedHeaders: [
      "accept-language",
      "content-type",
      "idempotency-key",
      "prefer",
      "x-client-token",
      "x-velours-sdk",
    ],
    exposedHeaders: exposedHeaders(),
    maxAge: preflightSeconds,
  });
}

/** Every header the contract declares, and the request id: what the SDK reads and what support asks for. */
function exposedHeaders(): string[] {
  const declared = Object.values(routes).flatMap(({ headers }) =>
    Object.values(headers as Record<string, object>).flatMap(Object.keys),
  );
  return [...new Set([...declared.map((name) => name.toLowerCase()), "x-request-id"])].filter(
    (name) => name !== "set-cookie",
  );
}

import { parseQuery, type Query } from "@velours/sdk/shop";

/** For Fastify's router: a cached listing is sent before its query is parsed. */
export const keepQueryText = (text: string): { text: string } => ({ text });

/** The query of a request that came through `keepQueryText`. */
export const getRequestQuery = ({ query }: { query: unknown }): Query =>
  parseQuery((query as { text?: string }).text ?? "");

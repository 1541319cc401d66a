import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { resolved } from "../../openapi/conformance/contract/document.ts";
import { type BundledContract, contract } from "./document.ts";

export interface Prism {
  /** Base address of the contract's paths; Prism knows no `/api`. */
  url: string;
  close(): Promise<void>;
}

export interface PrismOptions {
  port: number;
  host?: string;
  /**
   * Base address of an API, its prefix included. With it Prism is the proxy in front of that API: it tells violations of the
   * contract in the header `sl-violations`, and answers from the examples what the API answers with 501.
   */
  upstream?: string;
  /** Holds requests against the contract, too. */
  checkRequests?: boolean;
}

/**
 * The contract for Prism. It takes a schema's own example before the named ones, unless the body says which is first, and
 * finds no object in a query whose keys the contract leaves open: it misses none that way.
 */
function documentForPrism(): BundledContract {
  const document = structuredClone(contract);
  for (const item of Object.values(document.paths)) {
    for (const { parameters = [], responses = {} } of Object.values(item)) {
      for (const parameter of parameters) if (parameter.style === "deepObject") parameter.required = false;
      for (const { content = {} } of Object.values(responses)) {
        for (const media of Object.values(content)) {
          const first = Object.values(media.examples ?? {})[0];
          if (first) media.example = resolved(first).value;
        }
      }
    }
  }
  return document;
}

/** Prism on the bundle: the mock, which answers from the named examples, or the validating proxy. */
export async function startPrism({
  port,
  host = "127.0.0.1",
  upstream,
  checkRequests = true,
}: PrismOptions): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(documentForPrism());
  const config = {
    validateRequest: checkRequests,
    checkSecurity: checkRequests,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
  const server = createServer(operations, {
    cors: false,
    config: upstream
      ? { ...config, isProxy: true, upstream: new URL(upstream) }
      : { ...config, isProxy: false },
    components: { logger: createLogger("prism", { level: "silent" }) },
  });
  const url = await server.listen(port, host);
  return { url, close: () => server.close() as Promise<void> };
}

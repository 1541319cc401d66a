import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { type BundledContract, contract, resolve } from "./document.ts";
import { mockAnswer } from "./mockAnswer.ts";
import type { Violation } from "./watchAnswers.ts";
import { watchAnswers } from "./watchAnswers.ts";

export interface Prism {
  /** Base address of the contract's paths; Prism knows no `/api`. */
  url: string;
  close(): Promise<void>;
}

export interface PrismOptions {
  port: number;
  host?: string;
  /** A real API; with it Prism is a proxy that checks its answers. */
  upstream?: Upstream;
}

export interface Upstream {
  /** Base address, the API's prefix included. */
  url: string;
  onViolation: (violation: Violation) => void;
}

/** The contract for Prism: it takes a schema's own example before the named ones, unless the body says which is first. */
function withFirstExamples(): BundledContract {
  const document = structuredClone(contract);
  for (const item of Object.values(document.paths)) {
    for (const { responses = {} } of Object.values(item)) {
      for (const { content = {} } of Object.values(responses)) {
        for (const media of Object.values(content)) {
          const first = Object.values(media.examples ?? {})[0];
          if (first) media.example = resolve(first).value;
        }
      }
    }
  }
  return document;
}

/** Prism on the bundle: the mock, which answers from the named examples, or the validating proxy. */
export async function startPrism({ port, host = "127.0.0.1", upstream }: PrismOptions): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(withFirstExamples());
  const logger = createLogger("prism", { level: "silent" });
  const common = {
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
  const server = upstream
    ? createServer(operations, {
        cors: false,
        // Only responses are checked: a story may send an invalid request on purpose.
        config: {
          ...common,
          isProxy: true,
          upstream: new URL(upstream.url),
          validateRequest: false,
          checkSecurity: false,
        },
        components: { logger, ...watchAnswers(upstream.onViolation) },
      })
    : createServer(operations, {
        cors: false,
        config: { ...common, isProxy: false, validateRequest: true, checkSecurity: true },
        components: { logger, mock: mockAnswer },
      });
  const url = await server.listen(port, host);
  return { url, close: () => server.close() as Promise<void> };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

interface Media {
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, Media> }> }>>;
  components: { examples?: Record<string, { value?: unknown }> };
}

const CONTRACT = join(import.meta.dirname, "../src/generated/openapi.json");

/** Prism on the contract: requests are checked against it, answers are its named examples. No `/api` before the paths. */
export async function startExamples(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const document = JSON.parse(readFileSync(CONTRACT, "utf8")) as Document;
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    for (const { content = {} } of Object.values(operation.responses ?? {})) {
      for (const media of Object.values(content)) {
        // Prism takes a schema's own example before the named ones, unless the body says which is first.
        const first = Object.values(media.examples ?? {})[0];
        const named = first?.$ref?.split("/").pop() ?? "";
        if (first) media.example = (document.components.examples?.[named] ?? first).value;
      }
    }
  }
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: true,
    config: {
      isProxy: false,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    components: { logger: createLogger("prism", { level: "silent" }) },
  });
  const url = await server.listen(port, "127.0.0.1");
  return { url, close: () => server.close() as Promise<void> };
}

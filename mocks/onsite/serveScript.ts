import type { FastifyInstance } from "fastify";
import { browserModule } from "../gateway/browserScript.ts";

/** Serves what a provider's page script is here, to pages of any origin; each page gets its own scope, as modules have. */
export function serveScript(app: FastifyInstance, address: string, path: string): void {
  const script = `{\n"use strict";\n${browserModule(path)}\n}\n`;
  app.get(address, (_request, reply) =>
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .type("text/javascript; charset=utf-8")
      .send(script),
  );
}

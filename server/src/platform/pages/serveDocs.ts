import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { chooseEncoding } from "./compress.ts";
import { StaticFiles, sendFile } from "./staticFiles.ts";

/** The built documentation, or undefined when it was not made: the shop is open without it. */
export function loadDocs(directory: string): StaticFiles | undefined {
  return existsSync(directory) ? new StaticFiles(directory, ["/docs"]) : undefined;
}

/** Serves the documentation under `/docs`; its forms send requests to this shop, or to the mock that is configured. */
export function serveDocs(app: FastifyInstance, config: Config, files: StaticFiles): void {
  const policy = docsPolicy(config.docsMockUrl);
  const bases = [
    {
      name: "This shop",
      url: "/api",
      ...(config.environment !== "production" && { clientToken: config.clientToken }),
    },
    ...(config.docsMockUrl === undefined
      ? []
      : [{ name: "The mock", url: `${config.docsMockUrl}/api`, scenarios: true }]),
  ];
  app.get("/docs", (_request, reply) => reply.redirect("/docs/", 301));
  app.get("/docs/config.json", (_request, reply) =>
    reply.header("cache-control", "no-cache").send({ bases }),
  );
  app.get("/docs/*", async (request, reply) => {
    const address = (request.url.split("?", 1)[0] ?? "").replace(/\/$/, "/index.html");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const file = files.get(address, encoding) ?? files.get(`${address}.html`, encoding);
    reply.header("content-security-policy", policy);
    if (file !== undefined) return sendFile(request, reply, await file);
    const lost = await files.get("/docs/404.html", encoding);
    return lost === undefined ? reply.callNotFound() : sendFile(request, reply.code(404), lost);
  });
}

/** Our own files and nothing else, nothing inline; requests go to this shop and to a configured mock. */
function docsPolicy(mock: string | undefined): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${mock === undefined ? "" : ` ${mock}`}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

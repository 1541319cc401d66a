import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { languagePaths } from "@velours/sdk/rules";
import { deskHeaders, deskPage } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { buildDirectory } from "./loadPages.ts";

const built = `${buildDirectory}client/desk/index.html`;

/** The desk's build: one page for all its addresses. */
export function serveDesk(
  app: FastifyInstance,
  clientToken: string,
  getDefaultLanguage: (request: FastifyRequest) => Promise<Language>,
): void {
  if (!existsSync(built)) return;
  for (const path of languagePaths("/desk").flatMap((path) => [path, `${path}/*`]))
    app.get(path, async (request, reply) => {
      const settings = { clientToken, botCheckKey: null, defaultLanguage: await getDefaultLanguage(request) };
      return reply.headers(deskHeaders()).send(deskPage(await readFile(built, "utf8"), settings));
    });
}

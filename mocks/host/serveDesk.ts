import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { withLanguage } from "@velours/sdk/rules";
import { deskHeaders, deskPage } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import { buildDirectory } from "./loadPages.ts";

const built = `${buildDirectory}client/desk/index.html`;

/** The desk's build: one page for all its addresses. */
export function serveDesk(app: FastifyInstance, clientToken: string): void {
  if (!existsSync(built)) return;
  for (const path of ["/desk", withLanguage("/desk", "fr")].flatMap((path) => [path, `${path}/*`]))
    app.get(path, async (_request, reply) =>
      reply
        .headers(deskHeaders())
        .send(deskPage(await readFile(built, "utf8"), { clientToken, botCheckKey: null })),
    );
}

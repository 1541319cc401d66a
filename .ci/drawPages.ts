import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createMockFetch } from "../mocks/createMockFetch.ts";

interface Pages {
  fetch(request: Request, options: object): Promise<Response>;
}

/** `node .ci/drawPages.ts STOREFRONT PATH …`: draws pages of a built storefront over the mock shop, and prints how each went. */
const [storefront = "", ...paths] = process.argv.slice(2);
const built = pathToFileURL(join(resolve(storefront), "dist/server/server.js")).href;
const { default: pages }: { default: Pages } = await import(built);
const context = {
  fetch: createMockFetch(),
  site: "boutique",
  clientToken: "velours-dev",
  gatewayUrl: "http://gateway.example",
};
for (const path of paths) {
  const answer = await pages.fetch(new Request(`http://shop.example${path}`), { context });
  const html = await answer.text();
  console.log(path, answer.status, html.endsWith("</html>") ? "whole" : `not whole: ${html.slice(-200)}`);
}

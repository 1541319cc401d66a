import { loadedHead } from "../../platform/routing/loadedHead.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import type { PagePath } from "./loadPage.ts";

/** Options that the routes of all pages without data share. */
export const pageRoute = (path: PagePath) => ({
  loader: async ({ context }: { context: RouterContext }) =>
    (await import("./loadPage.ts")).loadPage(context, path),
  head: loadedHead,
});

import { loadedHead } from "../../app/layout/loadedHead.ts";
import type { RouterContext } from "../../app/RouterContext.ts";
import type { PagePath } from "./loadPage.ts";

/** Options that the routes of all pages without data share. */
export const pageRoute = (path: PagePath) => ({
  loader: async ({ context }: { context: RouterContext }) =>
    (await import("./loadPage.ts")).loadPage(context, path),
  head: loadedHead,
});

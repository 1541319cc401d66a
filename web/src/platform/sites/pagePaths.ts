import { pagePath } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";

/** Where a site speaks of something: on its own page, or elsewhere when it has none. */
export const pagePathOr = ({ pages }: Pick<Site, "pages">, handle: string, elsewhere: string): string =>
  pages?.some((page) => page.handle === handle) ? pagePath(handle) : elsewhere;

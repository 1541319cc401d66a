import type { PageSources } from "@velours/sdk/shop";

/** The sources of both, each once. */
export function addSources(some: PageSources, more: PageSources): PageSources {
  const names = [...Object.keys(some), ...Object.keys(more)] as (keyof PageSources)[];
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, [...new Set([...(some[name] ?? []), ...(more[name] ?? [])])]]),
  );
}

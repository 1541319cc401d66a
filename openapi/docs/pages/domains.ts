import { basename, join } from "node:path";
import { type Contract, getDomainName } from "../../generate/contract.ts";
import { yamlFiles } from "../../generate/yamlFiles.ts";
import type { Domain } from "./lists.ts";

export interface Grouping {
  domains: Domain[];
  /** Schemas of no domain. */
  shared: string[];
}

/** Operations by their tag and schemas by their folder, in the order of the contract's tags; a folder without a tag comes last. */
export function grouping({ document, operations }: Contract, folder: string): Grouping {
  const tags = (document.tags ?? []) as { name: string; description?: string }[];
  const byFolder = Map.groupBy(yamlFiles(join(folder, "schemas")), getDomainName);
  const tagged = new Set(tags.map(({ name }) => name));
  const others = [...byFolder.keys()]
    .filter((name) => !tagged.has(name))
    .map((name) => ({ name, description: "" }));
  return {
    domains: [...tags, ...others].map(({ name, description = "" }) => ({
      name,
      description:
        description || `What the SDK's rules and the storefront know of ${name}; no operation of its own.`,
      operations: operations.filter(({ object }) => object.tags?.[0] === name),
      schemas: (byFolder.get(name) ?? []).map((file) => basename(file, ".yaml")),
    })),
    shared: yamlFiles(join(folder, "shared/schemas")).map((file) => basename(file, ".yaml")),
  };
}

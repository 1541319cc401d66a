import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const LOCK = join(import.meta.dirname, "../../package-lock.json");

interface Locked {
  dependencies?: Record<string, string>;
  engines?: { node?: string };
}

/** Every package that these bring when they are installed, by its place in the lock file. */
export function listInstalled(names: readonly string[]): Map<string, Locked> {
  const { packages } = JSON.parse(readFileSync(LOCK, "utf8")) as { packages: Record<string, Locked> };
  const found = new Map<string, Locked>();
  const add = (name: string, from: string): void => {
    // Where npm would look: in the folder that asks, and in each above it.
    const folders = from
      .split("/node_modules/")
      .map((_, at, all) => all.slice(0, all.length - at).join("/node_modules/"));
    const places = [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
    const path = places.find((place) => place in packages);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined) throw new Error(`${name} is not in the lock file`);
    if (found.has(path)) return;
    found.set(path, locked);
    for (const next of Object.keys(locked.dependencies ?? {})) add(next, path);
  };
  for (const name of names.filter((name) => !name.startsWith("@velours/"))) add(name, "");
  return found;
}

/** The installed packages that ask for a later Node than the manifest promises to run on. */
export function listUnfitEngines(manifest: {
  engines: { node: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}): string[] {
  const promised = leastVersion(manifest.engines.node);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [...listInstalled(names)].flatMap(([path, { engines }]) =>
    engines?.node !== undefined && compare(leastVersion(engines.node), promised) > 0
      ? [`${path} asks for Node ${engines.node}`]
      : [],
  );
}

function leastVersion(range: string): number[] {
  const least = /(?:^|\|\| )>=\s*(\d+(?:\.\d+)*)$/.exec(range)?.[1];
  if (least === undefined) throw new Error(`"${range}" is not ">=" and a version: compare it by hand.`);
  return least.split(".").map(Number);
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  [0, 1, 2].map((at) => (a[at] ?? 0) - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The relative links of a package's Markdown files that lead to no file in it. */
export function listDeadLinks(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^[^/]+\.md$/.test(file),
  );
  return pages.flatMap((page) =>
    [...readFileSync(join(folder, page), "utf8").matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !/^\w+:/.test(link) && !existsSync(join(folder, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
}

/** Reasons not to publish an unpacked package: publint's messages, dead links, tests in it, its size. */
export async function listFaults(folder: string, mostBytes = Number.POSITIVE_INFINITY): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return [
    ...messages.map((message) => formatMessage(message, pkg ?? {}) ?? message.code),
    ...listDeadLinks(folder).map((link) => `dead link: ${link}`),
    ...files
      .filter((file) => /\.test\.|\.test-d\.|testing|differential/.test(file))
      .map((file) => `test: ${file}`),
    ...["README.md", "LICENSE"].filter((file) => !files.includes(file)).map((file) => `missing: ${file}`),
    ...(bytes > mostBytes ? [`${bytes} bytes`] : []),
  ];
}

import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pack } from "../../sdk/publish/pack.ts";

const workspace = join(import.meta.dirname, "../..");
const quiet: ExecFileSyncOptionsWithStringEncoding = { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" };

/** A fresh project in `folder` with the built packages, by npm and its registry. */
export function install(folder: string, built: readonly string[]): void {
  const tarballs = built.map((directory) => pack(directory, folder));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "fresh", private: true }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...tarballs], {
    ...quiet,
    cwd: folder,
  });
}

/**
 * The same without a registry: the tarballs are unpacked as npm does it, and of all else only what their manifests
 * name can be found, in the workspace's own copy.
 */
export function link(folder: string, built: readonly string[]): void {
  const modules = join(folder, "node_modules");
  for (const directory of built) {
    const { name, bin = {} } = manifestIn(directory);
    const into = join(modules, name);
    mkdirSync(into, { recursive: true });
    execFileSync("tar", ["xzf", pack(directory, folder), "-C", into, "--strip-components=1"]);
    mkdirSync(join(modules, ".bin"), { recursive: true });
    for (const [command, file] of Object.entries(bin)) {
      chmodSync(join(into, file), 0o755);
      symlinkSync(join(into, file), join(modules, ".bin", command));
    }
  }
  const named = built.flatMap((directory) => Object.keys(manifestIn(directory).dependencies ?? {}));
  for (const name of new Set(named)) {
    const at = join(modules, name);
    if (existsSync(at)) continue;
    const homes = ["mocks/node_modules", "sdk/node_modules", "node_modules"];
    const own = homes.map((home) => join(workspace, home, name)).find((path) => existsSync(path));
    if (own === undefined)
      throw new Error(`${name} is named by a manifest, but the workspace does not have it.`);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(own, at);
  }
}

interface Manifest {
  name: string;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

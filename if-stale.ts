import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Something that is made from files of the repository, again whenever they change. */
export interface Build {
  name: string;
  /** Files and folders it is made from; tests among them do not count. Paths start at the repository's root. */
  inputs: string[];
  /** Files and folders it makes: one that is missing, added or of another size is made again. */
  outputs: string[];
  /** Where the fingerprint of the last build is kept. */
  stamp: string;
  build(): Promise<unknown>;
}

const root = import.meta.dirname;

export async function buildIfStale(build: Build): Promise<void> {
  if (isFresh(build)) return;
  console.log(`Building ${build.name} …`);
  await build.build();
  keepStamp(build);
}

/** Records that the outputs are what the inputs give. */
export function keepStamp(build: Build): void {
  const stamp = resolve(root, build.stamp);
  mkdirSync(dirname(stamp), { recursive: true });
  // Made anew, never overwritten: a copy of node_modules may share the file by a hard link.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, fingerprint(build));
}

function isFresh(build: Build): boolean {
  try {
    return readFileSync(resolve(root, build.stamp), "utf8") === fingerprint(build);
  } catch (error) {
    // An output or the stamp itself is not there yet.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Name, size and time of every input: reading the bytes would cost more than it finds. */
function fingerprint({ inputs, outputs }: Build): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const { path, size, mtimeMs } of files(input)) hash.update(`${path} ${size} ${mtimeMs}\n`);
  for (const output of outputs) for (const { path, size } of files(output)) hash.update(`${path} ${size}\n`);
  return hash.digest("hex");
}

function* files(path: string): Generator<{ path: string; size: number; mtimeMs: number }> {
  const stat = statSync(resolve(root, path));
  if (!stat.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) yield { path, size: stat.size, mtimeMs: stat.mtimeMs };
    return;
  }
  for (const name of readdirSync(resolve(root, path)).sort()) {
    const child = join(path, name);
    // Folders written by builds.
    if (!/\/dist$|text\/generated$/.test(child)) yield* files(child);
  }
}

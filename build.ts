import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesInGuides } from "./openapi/docs/pages/writtenPages.ts";
import { unversioned } from "./openapi/generate/unversioned.ts";

/** Something that is made from files of the repository, again whenever they change. */
export interface Build {
  name: string;
  /** Files and folders it is made from; tests among them do not count. Paths start at the repository's root. */
  inputs: string[];
  /** Folders of which only the names of the files count. */
  names?: string[];
  /** Files and folders it makes: one that is missing, added or of another size is made again. */
  outputs: string[];
  /** Where the fingerprint of the last build is kept. */
  stamp: string;
  build(): Promise<unknown>;
}

const root = import.meta.dirname;
const stamps = "node_modules/.cache/velours-generated";

/** The contract's own files and folders, below `openapi`. */
export const contractParts = [
  "openapi.yaml",
  "paths",
  "schemas",
  "errors",
  "shared",
  "examples",
  "webhooks",
].map((part) => `openapi/${part}`);

/** Code that follows from the contract. Files in git are written only where `all` is asked for: `npm test` checks them. */
const contractCode = ({ all }: { all: boolean }): Build => ({
  name: "what follows from the contract",
  inputs: [...contractParts, "openapi/released", "openapi/generate", "server/data/demo", "package-lock.json"],
  names: ["server/src/domains", "mocks/shop"],
  outputs: unversioned,
  stamp: `${stamps}/contract.sha256`,
  build: async () => (await import("./openapi/generate/write.ts")).writeGenerated({ all }),
});

const interfaceWords: Build = {
  name: "the words of the interface",
  inputs: [
    "web/src/platform/text/messages",
    "web/project.inlang/settings.json",
    "web/project.inlang/paraglide.config.ts",
    "package-lock.json",
  ],
  outputs: ["web/src/platform/text/generated/messages.js", "web/src/platform/text/generated/runtime.js"],
  stamp: `${stamps}/words.sha256`,
  // By its command: in this process the compiler would leave half a minute of timers behind.
  build: async () =>
    execFileSync(
      process.execPath,
      [
        join(root, "node_modules/@inlang/paraglide-js/bin/run.js"),
        "compile",
        "--project",
        "./project.inlang",
        "--silent",
      ],
      { cwd: join(root, "web"), stdio: ["ignore", "ignore", "inherit"] },
    ),
};

const storefront: Build = {
  name: "the storefront",
  inputs: [
    "web/src",
    "web/bundle",
    "web/worker",
    "web/public",
    "web/project.inlang/settings.json",
    "web/project.inlang/paraglide.config.ts",
    "web/vite.config.ts",
    "web/build.ts",
    "web/package.json",
    "package-lock.json",
    "sdk/src",
    "server/packages/documents",
  ],
  outputs: [],
  stamp: "web/dist/inputs.sha256",
  build: async () => (await import("./web/build.ts")).build(),
};

const server: Build = {
  name: "the server",
  inputs: ["server/src", "server/build.ts", "sdk/src", "server/packages/documents", "package-lock.json"],
  outputs: ["server/dist/server.js"],
  stamp: "server/dist/inputs.sha256",
  build: async () => (await import("./server/build.ts")).build(),
};

export const documentation: Build = {
  name: "the documentation",
  inputs: [
    "openapi",
    "sdk/README.md",
    "sdk/publish/samples.ts",
    // The mock in its pages, and the demo shop of its tables.
    "sdk/src",
    "mocks",
    "server/data/demo",
    "package-lock.json",
    ...filesInGuides(root),
  ],
  outputs: [],
  stamp: "openapi/docs/dist/inputs.sha256",
  build: async () => (await import("./openapi/docs/build.ts")).build(),
};

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
function fingerprint({ inputs, names = [], outputs }: Build): string {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const { path, size, mtimeMs } of files(input)) hash.update(`${path} ${size} ${mtimeMs}\n`);
  for (const folder of names) for (const { path } of files(folder)) hash.update(`${path}\n`);
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
    // Made by builds themselves, and packages: the lock file names them.
    if (!/\/(dist|node_modules)$|text\/generated$/.test(child)) yield* files(child);
  }
}

/** For a start: the contract's code, types included. */
export const generateForStart = (): Promise<void> => buildIfStale(contractCode({ all: true }));

/** After `npm run generate`. */
export const stampContractCode = (): void => keepStamp(contractCode({ all: true }));

/** The code that is not in git. For Vitest too, whose run may be the first command after a pull. */
export async function setup(): Promise<void> {
  if (!existsSync(join(root, "node_modules/openapi-typescript")))
    return console.log("Generated code is left as it is: the development packages are not installed.");
  await buildIfStale(contractCode({ all: false }));
  await buildIfStale(interfaceWords);
}

/** `node build.ts` builds what a start runs, `node build.ts generated` the code that is not in git; both only what is stale. */
if (import.meta.main) {
  if (process.argv[2] === "generated") await setup();
  else {
    await generateForStart();
    for (const build of [interfaceWords, storefront, server, documentation]) await buildIfStale(build);
  }
}

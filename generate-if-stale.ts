import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Build, buildIfStale, keepStamp } from "./if-stale.ts";
import { unversioned } from "./openapi/generate/unversioned.ts";

const stamps = "node_modules/.cache/velours-generated";
const paraglide = [join(import.meta.dirname, "node_modules/@inlang/paraglide-js/bin/run.js"), "compile"];

/** What follows from the contract. Files in git are written only where `all` is asked for: `npm test` checks them. */
const contractCode = ({ all }: { all: boolean }): Build => ({
  name: "what follows from the contract",
  inputs: [
    ...["openapi.yaml", "paths", "schemas", "errors", "shared", "examples", "generate"].map(
      (part) => `openapi/${part}`,
    ),
    "server/data/demo",
    "mocks/shop/handlers.ts",
    "package-lock.json",
  ],
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
    execFileSync(process.execPath, [...paraglide, "--project", "./project.inlang", "--silent"], {
      cwd: join(import.meta.dirname, "web"),
      stdio: ["ignore", "ignore", "inherit"],
    }),
};

/** For a start: the contract's code, types included. */
export const generateForStart = (): Promise<void> => buildIfStale(contractCode({ all: true }));

/** For the storefront's build; while you work on it Vite compiles them. */
export const compileTexts = (): Promise<void> => buildIfStale(interfaceWords);

/** After `npm run generate`. */
export const stampContractCode = (): void => keepStamp(contractCode({ all: true }));

/** For Vitest, whose run may be the first command after a pull. */
export async function setup(): Promise<void> {
  if (!existsSync(join(import.meta.dirname, "node_modules/openapi-typescript")))
    return console.log("Generated code is left as it is: the development packages are not installed.");
  await buildIfStale(contractCode({ all: false }));
  await compileTexts();
}

if (import.meta.main) await setup();

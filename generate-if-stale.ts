import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Build, buildIfStale, keepStamp } from "./if-stale.ts";
import { unversioned } from "./openapi/generate/unversioned.ts";

const stamps = "node_modules/.cache/velours-generated";

/**
 * Code generated from the contract. Files in git are written only where `all` is asked for: `npm test` checks
 * them.
 */
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
    "web/src/platform/text/options.ts",
    "web/project.inlang/settings.json",
    "package-lock.json",
  ],
  outputs: ["web/src/platform/text/generated/messages.js", "web/src/platform/text/generated/runtime.js"],
  stamp: `${stamps}/words.sha256`,
  build: async () => (await import("./web/src/platform/text/compile.ts")).compileTexts(),
};

/** For a start: the contract's code, types included. The storefront's build makes the words itself. */
export const generateForStart = (): Promise<void> => buildIfStale(contractCode({ all: true }));

/** After `npm run generate`. */
export const stampContractCode = (): void => keepStamp(contractCode({ all: true }));

/** For Vitest, whose run may be the first command after a pull. */
export function setup(): void {
  // A process of its own, because the text compiler leaves timers behind that would keep this one.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "generate-if-stale.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The generated code could not be made: see above.");
}

if (import.meta.main) {
  if (existsSync(join(import.meta.dirname, "node_modules/openapi-typescript"))) {
    await buildIfStale(contractCode({ all: false }));
    await buildIfStale(interfaceWords);
  } else console.log("Generated code is left as it is: the development packages are not installed.");
  // The text compiler's project store leaves half a minute of timers behind.
  process.exit(0);
}

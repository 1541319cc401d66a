import { join } from "node:path";
import type { Contract } from "../contract.ts";
import { packageVersion } from "../diff/packageVersion.ts";
import { lastRelease } from "../diff/released.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

const FOLDER = join(import.meta.dirname, "../..");

/** The version of the packages. It is not in git: every change of the contract would change it. */
export const emitVersion = ({ document }: Contract): Files => [
  [
    "sdk/src/generated/package/version.ts",
    `${HEADER}/** The package's version: the contract's, or a prerelease of its next one. */\nexport const version = ${JSON.stringify(packageVersion(document, lastRelease(FOLDER)))};\n`,
  ],
];

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pack } from "../publish/pack.ts";
import { installed } from "./installed.ts";

/**
 * Compiles a program against the packed SDK's types, libraries checked too, under each TypeScript and module
 * resolution. Downloads each TypeScript from npm. Run: npm run -w sdk types
 */
const VERSIONS = ["5.4", "5.9", "7"];
const RESOLUTIONS = [
  { module: "esnext", moduleResolution: "bundler" },
  { module: "nodenext", moduleResolution: "nodenext" },
];

const { tarball } = pack();
let failed = 0;
for (const version of VERSIONS) {
  const folder = join(dirname(tarball), `typescript${version}`);
  installed(folder, [tarball, `typescript@${version}`], [join(import.meta.dirname, "types")]);
  const manifest = join(folder, "node_modules/typescript/package.json");
  const exact = (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
  for (const resolution of RESOLUTIONS) {
    const compilerOptions = {
      ...resolution,
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    console.log(`typescript ${exact.padEnd(8)} ${resolution.moduleResolution.padEnd(9)} ${compile(folder)}`);
  }
}
rmSync(dirname(tarball), { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;

function compile(folder: string): string {
  try {
    execFileSync(join(folder, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
    return "ok";
  } catch (failure) {
    failed++;
    return `FAILED\n${(failure as { stdout?: string }).stdout}`;
  }
}

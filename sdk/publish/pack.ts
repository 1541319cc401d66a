import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.ts";

/** Builds and packs the SDK in `temporary`, a folder outside the work tree. Returns the folder built and the tarball. */
export function pack(temporary = mkdtempSync(join(tmpdir(), "velours-sdk-"))): {
  folder: string;
  tarball: string;
} {
  const folder = build(join(temporary, "package"));
  const report = execFileSync("npm", ["pack", folder, "--json", "--pack-destination", temporary], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const packed = Object.values(JSON.parse(report) as Record<string, { filename: string }>)[0];
  if (!packed) throw new Error(`npm pack named no file: ${report}`);
  return { folder, tarball: join(temporary, packed.filename) };
}

if (import.meta.main) console.log(pack().tarball);

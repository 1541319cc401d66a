import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Packs a built package; answers the tarball, which is in `into`. */
export function pack(built: string, into: string): string {
  const report = execFileSync("npm", ["pack", built, "--json", "--pack-destination", into], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = Object.values(JSON.parse(report) as Record<string, { filename: string }>);
  if (packed === undefined) throw new Error(`npm pack named no file: ${report}`);
  return join(into, packed.filename);
}

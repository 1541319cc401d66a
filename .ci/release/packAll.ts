import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as buildMock } from "../../mocks/publish/build.ts";
import { build as buildConformance } from "../../openapi/conformance/publish/build.ts";
import { build as buildSdk } from "../../sdk/publish/build.ts";

/** Builds the published packages and packs them into `folder`; the tarballs, the one that the others need first. */
export function packAll(folder: string): string[] {
  const built = mkdtempSync(join(tmpdir(), "velours-release-"));
  try {
    return Object.entries({ sdk: buildSdk, mock: buildMock, conformance: buildConformance }).map(
      ([name, build]) => {
        const directory = build(join(built, name));
        const report = execFileSync("npm", ["pack", directory, "--json", "--pack-destination", folder], {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        });
        const [packed] = Object.values(JSON.parse(report) as Record<string, { filename: string }>);
        if (packed === undefined) throw new Error(`npm pack named no file: ${report}`);
        return join(folder, packed.filename);
      },
    );
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as buildMock } from "../../mocks/publish/build.ts";
import { build as buildConformance } from "../../openapi/conformance/publish/build.ts";
import { build as buildSdk } from "../../sdk/publish/build.ts";
import { pack } from "../../sdk/publish/pack.ts";

/** Builds the published packages and packs them into `folder`; the tarballs, the one that the others need first. */
export function packAll(folder: string): string[] {
  const built = mkdtempSync(join(tmpdir(), "velours-release-"));
  try {
    return Object.entries({ sdk: buildSdk, mock: buildMock, conformance: buildConformance }).map(
      ([name, build]) => pack(build(join(built, name)), folder),
    );
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContract } from "./contract.ts";
import { diffDocuments } from "./diff/diffDocuments.ts";
import { getLevel, sayChange } from "./diff/kinds.ts";
import { compareVersions, nextVersion } from "./diff/nextVersion.ts";
import { lastRelease, releaseText } from "./diff/released.ts";
import type { OpenApiDocument } from "./OpenApiDocument.ts";

/**
 * `npm run -w openapi diff`: every change since the last released contract, and the least version they ask for. Fails
 * when a change breaks what was promised and the contract's version does not say so.
 */
const FOLDER = join(import.meta.dirname, "..");
const release = lastRelease(FOLDER);
const { document } = await readContract(FOLDER);
const { version } = parse(readFileSync(join(FOLDER, "openapi.yaml"), "utf8")).info as { version: string };

if (!release) console.log("No contract has been released: nothing to hold this one to.");
else {
  const changes = diffDocuments(release.document, JSON.parse(releaseText(document)) as OpenApiDocument);
  const least = nextVersion(release.version, changes);
  for (const level of ["breaking", "added", "repaired"] as const)
    for (const change of changes.filter((change) => getLevel(change) === level))
      console.log(`${level.padEnd(8)}  ${sayChange(change)}`);
  const breaking = changes.filter((change) => getLevel(change) === "breaking").length;
  console.log(
    `${changes.length} changes since ${release.version}, ${breaking} of them breaking; this is ${version}, the next version ${least === release.version ? "is not needed" : `is ${least} or later`}.`,
  );
  if (breaking > 0 && compareVersions(version, least) < 0) {
    console.error(
      `A breaking change needs version ${least}: take it back, or set info.version in openapi/openapi.yaml and \`npm run -w openapi release\` when it is to go out.`,
    );
    process.exitCode = 1;
  }
}

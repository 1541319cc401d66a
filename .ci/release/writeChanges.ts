import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "../../openapi/generate/contract.ts";
import { changelogSection, cutSection } from "../../openapi/generate/diff/changelog.ts";
import { diffDocuments } from "../../openapi/generate/diff/diffDocuments.ts";
import { lastRelease, releaseText } from "../../openapi/generate/diff/released.ts";
import type { OpenApiDocument } from "../../openapi/generate/OpenApiDocument.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * The section of a version: the changelog's own once the contract is released, else what is written under "Unreleased" and
 * the contract's changes since.
 */
export async function writeChanges(version: string): Promise<string> {
  const changelog = readFileSync(join(ROOT, "sdk/CHANGELOG.md"), "utf8");
  const released = cutSection(changelog, version);
  if (released !== undefined) return `# ${version}\n\n${released}\n`;
  const folder = join(ROOT, "openapi");
  const { document } = await readContract(folder);
  const before = lastRelease(folder);
  const changes = before
    ? diffDocuments(before.document, JSON.parse(releaseText(document)) as OpenApiDocument)
    : [];
  const contract = changelogSection("The contract", changes);
  return `# ${version}\n\n${cutSection(changelog, "Unreleased") ?? ""}\n\n${contract}`;
}

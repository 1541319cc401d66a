import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { diffDocuments } from "./diffDocuments.ts";
import { compareVersions, nextVersion } from "./nextVersion.ts";
import { type Release, releaseText } from "./released.ts";

/**
 * The version of the packages made of a contract: its own, or while it has changes that no release has,
 * a prerelease of the version they ask for (`0.2.0-next.N`, N changes). A released version names one contract forever.
 */
export function packageVersion(document: OpenApiDocument, release: Release | undefined): string {
  const { version } = document.info as { version: string };
  if (release === undefined) return version;
  const now = JSON.parse(releaseText(document)) as OpenApiDocument;
  const changes = diffDocuments(release.document, now);
  if (changes.length === 0) return version;
  const least = nextVersion(release.version, changes);
  return `${compareVersions(version, least) > 0 ? version : least}-next.${changes.length}`;
}

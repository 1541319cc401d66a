import { join } from "node:path";
import type { Contract } from "../../generate/contract.ts";
import { changelogSection } from "../../generate/diff/changelog.ts";
import { diffDocuments } from "../../generate/diff/diffDocuments.ts";
import { nextVersion } from "../../generate/diff/nextVersion.ts";
import { readRelease, releasedVersions, releaseText } from "../../generate/diff/released.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Block, Page } from "../Page.ts";

/** Changes by each version of the contract: the difference to the one before it, newest first. */
export function changesPage({ document }: Contract, repository: string): Page {
  const folder = join(repository, "openapi");
  const versions = releasedVersions(folder).map((version) => readRelease(folder, version));
  const latest = versions.at(-1);
  const unreleased =
    latest && diffDocuments(latest.document, JSON.parse(releaseText(document)) as OpenApiDocument);
  const blocks: Block[] = [
    {
      kind: "prose",
      markdown:
        "`npm run -w openapi diff` prints the same for a change that is being made. What each kind of change asks of you is in [Versions and deprecation](/guides/versions).",
    },
  ];
  if (latest && unreleased && unreleased.length > 0)
    blocks.push(
      ...sectionBlocks(
        "Not released yet",
        `${unreleased.length} changes since ${latest.version}; the next version is ${nextVersion(latest.version, unreleased)} or later.`,
        changelogSection("", unreleased),
      ),
    );
  for (const [index, { version, document: released }] of [...versions.entries()].reverse()) {
    const before = versions[index - 1];
    const changes = before ? diffDocuments(before.document, released) : [];
    const text = before ? `${changes.length} changes since ${before.version}.` : "The first version.";
    blocks.push(...sectionBlocks(version, text, changelogSection("", changes)));
  }
  return {
    path: "guides/changes",
    kind: "guide",
    title: "Changes of the contract",
    summary: "What each version of the contract changed, worked out from the contracts themselves.",
    blocks,
  };
}

/** The lists of a changelog's section, without its own title. */
function sectionBlocks(title: string, text: string, section: string): Block[] {
  return [
    { kind: "heading", level: 2, text: title },
    {
      kind: "prose",
      markdown: `${text}\n\n${section.replace(/^## .*\n/, "").replace(/^- ([^:\n]+):/gm, "- `$1`:")}`,
    },
  ];
}

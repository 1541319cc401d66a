import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { compareVersions } from "./nextVersion.ts";

export interface Release {
  version: string;
  document: OpenApiDocument;
}

/** Every version of which there is a released bundle, oldest first. */
export const releasedVersions = (folder: string): string[] =>
  readdirSync(join(folder, "released"))
    .map((file) => basename(file, ".json"))
    .sort(compareVersions);

/** The last contract that was released, or undefined when none was. */
export function lastRelease(folder: string): Release | undefined {
  const version = releasedVersions(folder).at(-1);
  return version === undefined ? undefined : readRelease(folder, version);
}

/** The contract as a version promised it. */
export function readRelease(folder: string, version: string): Release {
  const text = readFileSync(join(folder, "released", `${version}.json`), "utf8");
  return { version, document: JSON.parse(text) as OpenApiDocument };
}

/** The part of a release that it promises: no examples and no version, one entry a line. */
export function releaseText(document: OpenApiDocument): string {
  const kept = structuredClone(document) as { info?: { version?: string } };
  delete kept.info?.version;
  return `${JSON.stringify(kept, (key, value) => (key === "examples" && !isNames(value) ? undefined : value))}\n`;
}

/** A field may be called examples too: then it is a schema. */
const isNames = (value: unknown): boolean => typeof value === "object" && value !== null && "type" in value;

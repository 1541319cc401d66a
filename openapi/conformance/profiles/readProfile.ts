import { readFileSync } from "node:fs";
import type { Fixture } from "../Fixture.ts";

/** A known implementation: how its data differ from the demo's, and why it has findings, by a part of their text. */
export interface Profile {
  fixture?: Partial<Fixture>;
  exceptions?: Record<string, string>;
}

export const profiles: readonly string[] = ["mock"];

export const readProfile = (name: string): Profile =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

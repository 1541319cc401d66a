import { references } from "@velours/sdk/errors";
import { type CaseDefinition, type Run, runCase } from "./Case.ts";
import { document } from "./contract/document.ts";
import { type Fixture, readFixture } from "./Fixture.ts";
import { Browser } from "./http/Browser.ts";
import { listFuzzCases } from "./parts/fuzz.ts";
import { listContractCases } from "./parts/operations.ts";
import { listRowCases } from "./parts/rows.ts";
import { listSessionCases } from "./parts/sessions.ts";
import { type CaseResult, type PartName, partNames, type Report } from "./Report.ts";
import { resetLimits } from "./resetLimits.ts";

export interface Options {
  /** Where the contract's paths begin: `http://localhost:4000/api`. */
  url: string;
  fixture?: Fixture;
  /** Only cases whose `part/name` contains one of these. */
  only?: readonly string[];
  seed?: number;
  /** Requests of the fuzz for each operation. */
  count?: number;
  onCase?(result: CaseResult): void;
}

const parts: Record<PartName, (run: Run) => CaseDefinition[]> = {
  contract: listContractCases,
  rows: listRowCases,
  sessions: listSessionCases,
  fuzz: listFuzzCases,
};

/** Checks an implementation of the contract at a URL. */
export async function runConformance({
  url,
  fixture = readFixture(),
  only = [],
  seed = 1,
  count = 20,
  onCase,
}: Options): Promise<Report> {
  const run: Run = { base: new URL(url), fixture, seed, count, seen: new Set() };
  await requireAnswer(run);
  const started = new Date().toISOString();
  const cases: CaseResult[] = [];
  for (const part of partNames) {
    const isChosen = ({ name }: CaseDefinition) =>
      only.length === 0 || only.some((text) => `${part}/${name}`.includes(text));
    const chosen = parts[part](run).filter(isChosen);
    if (chosen.length > 0) await resetLimits(run);
    for (const definition of chosen) {
      const result = await runCase(run, part, definition);
      cases.push(result);
      onCase?.(result);
    }
  }
  const declared = Object.values(references).reduce((sum, list) => sum + list.length, 0);
  const { version } = document.info;
  return { url, contract: version, seed, started, cases, references: { seen: run.seen.size, declared } };
}

async function requireAnswer({ base }: Run): Promise<void> {
  await new Browser(base).send("GET", base.pathname).catch((error: Error) => {
    throw new Error(`Nothing answers at ${base}: ${error.message}`);
  });
}

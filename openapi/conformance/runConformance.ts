import { references } from "@velours/sdk/shop";
import { type CaseDefinition, type Run, runCase } from "./Case.ts";
import { contractOperations, document, getOperation, type OperationName } from "./contract/document.ts";
import { type Fixture, readFixture } from "./Fixture.ts";
import { findImplemented } from "./findImplemented.ts";
import { Browser } from "./http/Browser.ts";
import { listFuzzCases } from "./parts/fuzz.ts";
import { listMeaningCases } from "./parts/meaning.ts";
import { listContractCases } from "./parts/operations.ts";
import { listRowCases } from "./parts/rows.ts";
import { listSessionCases } from "./parts/sessions.ts";
import { type CaseResult, type Finding, type PartName, partNames, type Report } from "./Report.ts";
import { resetLimits, restock } from "./sandbox.ts";

export interface Options {
  /** Where the contract's paths begin: `http://localhost:4000/api`. */
  url: string;
  fixture?: Fixture;
  /** Only cases whose `part/name` contains one of these. */
  only?: readonly string[];
  seed?: number;
  /** Requests of the fuzz for each operation. */
  count?: number;
  /** Milliseconds within which each answer has to come: 10,000, because the SDK waits no longer. */
  maxResponseTime?: number;
  /**
   * Operations that are to be there, or `auto` for those that answer; the others are not checked. Without it all are to
   * be there, and each that does not answer is a finding.
   */
  implemented?: readonly string[] | "auto" | undefined;
  /** Reasons why an implementation may have a finding, by a part of its `part/name: message`. */
  exceptions?: Readonly<Record<string, string>>;
  onCase?(result: CaseResult): void;
}

const parts: Record<PartName, (run: Run) => CaseDefinition[]> = {
  contract: listContractCases,
  meaning: listMeaningCases,
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
  maxResponseTime = 10_000,
  implemented,
  exceptions = {},
  onCase,
}: Options): Promise<Report> {
  const base = new URL(url);
  await requireAnswer({ base });
  const there = Array.isArray(implemented)
    ? parseOperations(implemented)
    : await findImplemented({ base, fixture });
  const run: Run = { base, fixture, seed, count, maxResponseTime, implemented: there, seen: new Set() };
  await restock(run);
  const started = new Date().toISOString();
  const cases: CaseResult[] = [];
  for (const part of partNames) {
    const isChosen = ({ name }: CaseDefinition) =>
      only.length === 0 || only.some((text) => `${part}/${name}`.includes(text));
    const chosen = parts[part](run).filter(isChosen);
    if (chosen.length > 0) await resetLimits(run);
    for (const definition of chosen) {
      const result = except(await runCase(run, part, definition), exceptions);
      cases.push(result);
      onCase?.(result);
    }
  }
  if (implemented === undefined) {
    for (const result of cases) {
      if (result.part !== "contract" || there.has(result.name as OperationName)) continue;
      result.findings.push(toMissing(result.name as OperationName));
      onCase?.(result);
    }
  }
  const withFindings = new Set(cases.flatMap(({ findings }) => findings.map(({ operation }) => operation)));
  const operations = [...contractOperations.keys()].map((name) => ({
    name,
    state: !there.has(name)
      ? ("missing" as const)
      : withFindings.has(name)
        ? ("found" as const)
        : ("clean" as const),
  }));
  const declared = Object.values(references).reduce((sum, list) => sum + list.length, 0);
  const { version } = document.info;
  return {
    url,
    contract: version,
    seed,
    started,
    cases,
    operations,
    references: { seen: run.seen.size, declared },
  };
}

/** The same, its findings that have an exception turned into reasons for not being wholly checked. */
function except(result: CaseResult, exceptions: Readonly<Record<string, string>>): CaseResult {
  const { part, name, skipped } = result;
  const reasons = new Set<string>();
  const findings = result.findings.filter(({ message }) => {
    const text = `${part}/${name}: ${message}`;
    const exception = Object.entries(exceptions).find(([key]) => text.includes(key));
    if (exception !== undefined) reasons.add(exception[1]);
    return exception === undefined;
  });
  return { ...result, findings, skipped: [...skipped, ...reasons] };
}

function parseOperations(names: readonly string[]): Set<OperationName> {
  const unknown = names.filter((name) => !contractOperations.has(name as OperationName));
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(", ")}.`);
  return new Set(names as OperationName[]);
}

function toMissing(operation: OperationName): Finding {
  const { method, path } = getOperation(operation);
  return {
    rule: "answer",
    message: `${operation} is not implemented`,
    operation,
    request: `${method} ${path}`,
    body: "",
    curl: "",
    answer: "",
  };
}

async function requireAnswer({ base }: Pick<Run, "base">): Promise<void> {
  await new Browser(base).send("GET", base.pathname).catch((error: Error) => {
    throw new Error(`Nothing answers at ${base}: ${error.message}`);
  });
}

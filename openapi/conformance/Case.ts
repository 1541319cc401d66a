import { randomUUID } from "node:crypto";
import { round2 } from "@velours/sdk/rules";
import { checkAnswer } from "./contract/checkAnswer.ts";
import { fillPath, getOperation, type OperationName } from "./contract/document.ts";
import type { Fixture } from "./Fixture.ts";
import { Browser, type HttpResponse, type Sent } from "./http/Browser.ts";
import type { CaseResult, Finding, PartName } from "./Report.ts";
import { resetLimits } from "./resetLimits.ts";

/** A request of an operation. */
export interface Call extends Sent {
  params?: Record<string, unknown>;
  /** Appended unchanged: `filter[color]=violet`. */
  query?: string;
}

/** State shared by all cases of a run. */
export interface Run {
  /** Where the contract's paths begin: `http://localhost:4000/api`. */
  base: URL;
  fixture: Fixture;
  seed: number;
  count: number;
  /** Milliseconds within which each answer has to come. */
  maxResponseTime: number;
  /** `operation reference` of each refusal seen. */
  seen: Set<string>;
}

/** A caller with cookies of its own. */
export type Caller = (operation: OperationName, call?: Call) => Promise<HttpResponse>;

export interface CaseDefinition {
  name: string;
  check(check: Case): Promise<void>;
}

/** Ends a case that cannot be checked here. */
class Skipped extends Error {}

/** A check: each answer it gets is validated against the contract, besides its own expectations. */
export class Case {
  readonly findings: Finding[] = [];
  readonly skipped: string[] = [];
  requests = 0;
  #last: Pick<Finding, "request" | "answer"> = { request: "", answer: "" };
  readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  get fixture(): Fixture {
    return this.run.fixture;
  }

  /** A new browser. */
  caller(): Caller {
    const browser = new Browser(this.run.base);
    return (operation, call) => this.#call(browser, operation, call);
  }

  async #call(
    browser: Browser,
    name: OperationName,
    { params, query, headers, ...sent }: Call = {},
  ): Promise<HttpResponse> {
    const operation = getOperation(name);
    const path = `${fillPath(operation.path, params)}${query === undefined ? "" : `?${query}`}`;
    const request = `${operation.method} ${path.slice(0, 200)}`;
    this.requests += 1;
    const send = () =>
      browser.send(operation.method, `${this.run.base.pathname.replace(/\/$/, "")}${path}`, {
        ...sent,
        headers: { ...this.fixture.headers, ...headers },
      });
    let answer: HttpResponse;
    let started = performance.now();
    try {
      answer = await send();
      if (answer.status === 429 && (await resetLimits(this.run))) {
        started = performance.now();
        answer = await send();
      }
    } catch (error) {
      this.#last = { request, answer: "" };
      this.find("answer", `no answer: ${(error as Error).message}`);
      throw new Skipped("the request was not answered");
    }
    const milliseconds = performance.now() - started;
    this.#last = { request, answer: `${answer.status} ${answer.text.slice(0, 400)}` };
    if (milliseconds > this.run.maxResponseTime)
      this.find("answer", `answered after ${round2(milliseconds)} ms instead of ${this.run.maxResponseTime}`);
    for (const breach of checkAnswer(operation, answer)) this.find(breach.rule, breach.message);
    const { reference } = (answer.body ?? {}) as { reference?: string };
    if (reference !== undefined) this.run.seen.add(`${name} ${reference}`);
    return answer;
  }

  find(rule: Finding["rule"], message: string): void {
    this.findings.push({ rule, message, ...this.#last });
  }

  /** Says what was found instead of what the contract asks for. */
  expect(holds: boolean, message: string, rule: Finding["rule"] = "behaviour"): void {
    if (!holds) this.find(rule, message);
  }

  /** The answer is a success, or the refusal that is named. A limit that stands in the way is no finding. */
  expectAnswer({ status, body }: HttpResponse, expected: string | "success", context = ""): boolean {
    const { reference } = (body ?? {}) as { reference?: string };
    const found = reference ?? (status < 300 ? "success" : String(status));
    if (found === expected) return true;
    const message = `${context && `${context}: `}answered ${status} ${found} instead of ${expected}`;
    if (status === 429) this.skipped.push(message);
    else this.find(reference === undefined ? "status" : "reference", message);
    return false;
  }

  skip(reason: string): never {
    throw new Skipped(reason);
  }
}

export const newKey = (): { "idempotency-key": string } => ({ "idempotency-key": randomUUID() });

/** Runs one case. A failure of the check itself is a finding too: it met what it could not read. */
export async function runCase(run: Run, part: PartName, definition: CaseDefinition): Promise<CaseResult> {
  const started = performance.now();
  const check = new Case(run);
  try {
    await definition.check(check);
  } catch (error) {
    if (error instanceof Skipped) check.skipped.push(error.message);
    else check.find("answer", `an answer that cannot be used: ${(error as Error).message}`);
  }
  const { findings, skipped, requests } = check;
  return {
    part,
    name: definition.name,
    findings,
    skipped,
    requests,
    milliseconds: performance.now() - started,
  };
}

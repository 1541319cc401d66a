import { randomUUID } from "node:crypto";
import { round2 } from "@velours/sdk/rules";
import { checkAnswer } from "./contract/checkAnswer.ts";
import { fillPath, getOperation, type OperationName } from "./contract/document.ts";
import type { Fixture } from "./Fixture.ts";
import { Browser, type HttpResponse, type Sent } from "./http/Browser.ts";
import { toCurl } from "./http/toCurl.ts";
import type { CaseResult, Finding, PartName } from "./Report.ts";
import { resetLimits } from "./sandbox.ts";

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
  /** Operations that are checked; the others are asked for nothing. */
  implemented: ReadonlySet<OperationName>;
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
class SkippedError extends Error {}

/** A check: each answer it gets is validated against the contract, besides its own expectations. */
export class Case {
  readonly findings: Finding[] = [];
  readonly skipped: string[] = [];
  requests = 0;
  #last: Omit<Finding, "rule" | "message"> = {
    operation: undefined,
    request: "",
    body: "",
    curl: "",
    answer: "",
  };
  /** Orders that were placed, with the browser that may cancel them. */
  readonly #orders: { browser: Browser; id: string }[] = [];
  readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  get fixture(): Fixture {
    return this.run.fixture;
  }

  isImplemented(operation: OperationName): boolean {
    return this.run.implemented.has(operation);
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
    if (!this.isImplemented(name)) throw new SkippedError(`${name} is not implemented`);
    const operation = getOperation(name);
    const path = `${fillPath(operation.path, params)}${query === undefined ? "" : `?${query}`}`;
    const place = `${this.run.base.pathname.replace(/\/$/, "")}${path}`;
    const all = { ...this.fixture.headers, ...headers };
    const body = sent.body === undefined ? "" : JSON.stringify(sent.body);
    const { cookies } = browser;
    this.#last = {
      operation: name,
      request: `${operation.method} ${path.slice(0, 200)}`,
      body,
      curl: toCurl(operation.method, `${this.run.base.origin}${place}`, {
        headers: { ...all, ...(cookies !== "" && { cookie: cookies }) },
        body,
      }),
      answer: "",
    };
    const last = this.#last;
    this.requests += 1;
    const send = () => browser.send(operation.method, place, { ...sent, headers: all });
    let answer: HttpResponse;
    let started = performance.now();
    try {
      answer = await send();
      if (answer.status === 429 && (await resetLimits(this.run))) {
        started = performance.now();
        answer = await send();
      }
    } catch (error) {
      this.find("answer", `no answer: ${(error as Error).message}`);
      throw new SkippedError("the request was not answered");
    }
    const milliseconds = performance.now() - started;
    // Of requests at the same time the one answered last is the last.
    this.#last = { ...last, answer: `${answer.status} ${answer.text.slice(0, 2_000)}` };
    if (milliseconds > this.run.maxResponseTime)
      this.find("answer", `answered after ${round2(milliseconds)} ms instead of ${this.run.maxResponseTime}`);
    for (const breach of checkAnswer(operation, answer)) this.find(breach.rule, breach.message);
    const { id } = (answer.body ?? {}) as { id?: string };
    if (name === "submitCheckout" && answer.status === 200 && id !== undefined)
      this.#orders.push({ browser, id });
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

  /** Cancels the orders placed, so that a run leaves the stock as it was. Shops may refuse that. */
  async cancelOrders(): Promise<void> {
    if (!this.isImplemented("cancelOrder")) return;
    const { method, path } = getOperation("cancelOrder");
    for (const { browser, id } of this.#orders) {
      const cancel = () =>
        browser.send(method, `${this.run.base.pathname.replace(/\/$/, "")}${fillPath(path, { id })}`, {
          headers: this.fixture.headers,
        });
      const answer = await cancel().catch(() => undefined);
      if (answer?.status === 429 && (await resetLimits(this.run))) await cancel().catch(() => undefined);
    }
  }

  skip(reason: string): never {
    throw new SkippedError(reason);
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
    if (error instanceof SkippedError) check.skipped.push(error.message);
    else check.find("answer", `an answer that cannot be used: ${(error as Error).message}`);
  }
  await check.cancelOrders();
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

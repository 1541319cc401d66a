import type { Exception } from "./exceptions.ts";
import type { Finding } from "./Finding.ts";

/** The findings without the listed exceptions, and the exceptions that are no longer needed. */
export function withoutExceptions(findings: Finding[], exceptions: readonly Exception[]): Finding[] {
  const needed = new Set<Exception>();
  const left = findings.filter(({ rule, where }) => {
    const exception = exceptions.find((exception) => exception.rule === rule && exception.at.test(where));
    if (exception) needed.add(exception);
    return !exception;
  });
  const stale = exceptions.filter((exception) => !needed.has(exception));
  return [
    ...left,
    ...stale.map(({ rule, at }) => ({
      rule,
      where: "openapi/generate/lint/exceptions.ts",
      message: `nothing needs the exception at ${at} any more: delete it.`,
    })),
  ];
}

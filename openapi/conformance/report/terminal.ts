import { type CaseResult, countFindings, partNames, type Report } from "../Report.ts";

/** A case with findings, as it is printed when it ends. */
export function formatCase({ part, name, findings }: CaseResult): string {
  return findings
    .map(
      ({ rule, message, request, answer }) =>
        `FOUND   ${part}/${name}\n        ${rule}: ${message}\n        ${request} → ${answer.slice(0, 160)}`,
    )
    .join("\n");
}

/** The last lines: what was checked, by part. */
export function formatSummary(report: Report): string {
  const { cases, references } = report;
  const lines = partNames.flatMap((part) => {
    const own = cases.filter((result) => result.part === part);
    if (own.length === 0) return [];
    const requests = own.reduce((sum, result) => sum + result.requests, 0);
    const findings = own.reduce((sum, result) => sum + result.findings.length, 0);
    const skipped = own.filter((result) => result.skipped.length > 0).length;
    return `${part.padEnd(9)} ${own.length} cases, ${requests} requests, ${findings} findings, ${skipped} not wholly checked`;
  });
  const skipped = cases.flatMap(({ part, name, skipped }) =>
    skipped.map((reason) => `skipped   ${part}/${name}: ${reason}`),
  );
  return [
    ...skipped,
    ...lines,
    `${references.seen} of ${references.declared} declared error references were answered; seed ${report.seed}`,
    `${countFindings(report)} findings at ${report.url} against contract ${report.contract}`,
  ].join("\n");
}

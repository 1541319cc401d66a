import {
  type CaseResult,
  countFindings,
  type FindingGroup,
  groupFindings,
  partNames,
  type Report,
} from "../Report.ts";

/** A case with findings, as it is printed when it ends. */
export const formatCase = ({ part, name, findings }: CaseResult): string =>
  `${String(findings.length).padStart(4)} ${findings.length === 1 ? "finding " : "findings"} ${part}/${name}`;

/** A finding with what it takes to repeat it, once for all that say the same. */
function formatGroup({ first, count, cases }: FindingGroup): string {
  const { rule, message, request, body, curl, answer } = first;
  const more = cases.length > 1 ? ` and ${cases.length - 1} more` : "";
  return [
    `FOUND   ${cases[0]}${more}${count > 1 ? `, ${count} times` : ""}`,
    `        ${rule}: ${message}`,
    ...(request === "" ? [] : [`        ${request}`]),
    ...(body === "" ? [] : [`        body:   ${body.slice(0, 600)}`]),
    ...(answer === "" ? [] : [`        answer: ${answer.slice(0, 600)}`]),
    ...(curl === "" ? [] : [`        ${curl}`]),
  ].join("\n");
}

const isForMissing = (reason: string): boolean => reason.endsWith(" is not implemented");

/** Operations of a state, by name. */
const listNames = ({ operations }: Report, state: Report["operations"][number]["state"]): string[] =>
  operations.filter((operation) => operation.state === state).map(({ name }) => name);

/** `9 of 64 operations answer as the contract says`, and what to do next. */
function formatProgress(report: Report): string[] {
  const clean = listNames(report, "clean").length;
  const [found, missing] = [listNames(report, "found"), listNames(report, "missing")];
  const next = found.length > 0 ? found : missing;
  return [
    `${clean} of ${report.operations.length} operations without findings${
      missing.length > 0 ? `, ${missing.length} not implemented` : ""
    }${next.length > 0 ? `; next: ${next.slice(0, 3).join(", ")}` : ""}`,
  ];
}

/** The last lines: findings by kind, what was checked by part, and how far the implementation is. */
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
  const reasons = cases.flatMap(({ part, name, skipped }) =>
    skipped.map((reason) => ({ part, name, reason })),
  );
  const skipped = reasons
    .filter(({ reason }) => !isForMissing(reason))
    .map(({ part, name, reason }) => `skipped   ${part}/${name}: ${reason}`);
  const missing = reasons.filter(({ reason }) => isForMissing(reason)).length;
  const groups = groupFindings(report);
  return [
    ...groups.map(formatGroup),
    ...skipped,
    ...(missing > 0 ? [`skipped   ${missing} cases need an operation that is not implemented`] : []),
    ...lines,
    `${references.seen} of ${references.declared} declared error references were answered; seed ${report.seed}`,
    ...formatProgress(report),
    `${countFindings(report)} findings of ${groups.length} kinds at ${report.url} against contract ${report.contract}`,
  ].join("\n");
}

import { round2 } from "@velours/sdk/rules";
import { type CaseResult, partNames, type Report } from "../Report.ts";
import { escapeXml } from "./escapeXml.ts";

const seconds = (milliseconds: number): string => String(round2(milliseconds / 1000));

/** The report as JUnit XML, which build servers read: a suite for each part. */
export function toJunit({ url, started, cases }: Report): string {
  const suites = partNames.flatMap((part) => {
    const own = cases.filter((result) => result.part === part);
    if (own.length === 0) return [];
    const failed = own.filter(({ findings }) => findings.length > 0).length;
    const skipped = own.filter(isSkipped).length;
    const time = seconds(own.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
    return [
      `  <testsuite name="${part}" hostname="${escapeXml(new URL(url).host)}" timestamp="${started}" tests="${own.length}" failures="${failed}" skipped="${skipped}" errors="0" time="${time}">`,
      ...own.map(toTestCase),
      "  </testsuite>",
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join("\n")}\n</testsuites>\n`;
}

/** Nothing could be said of it: neither a finding nor a whole check. */
const isSkipped = ({ findings, skipped }: CaseResult): boolean => findings.length === 0 && skipped.length > 0;

function toTestCase(result: CaseResult): string {
  const { part, name, findings, milliseconds, skipped } = result;
  const [first] = findings;
  const detail = findings.map(
    ({ rule, message, request, body, answer, curl }) =>
      `${rule}: ${message}\n${[request, body, answer, curl].filter(Boolean).join("\n")}`,
  );
  const content =
    first !== undefined
      ? `<failure message="${escapeXml(first.message)}" type="${first.rule}">${escapeXml(detail.join("\n\n"))}</failure>`
      : isSkipped(result)
        ? `<skipped message="${escapeXml(skipped.join("; "))}"/>`
        : "";
  return `    <testcase classname="${part}" name="${escapeXml(name)}" time="${seconds(milliseconds)}">${content}</testcase>`;
}

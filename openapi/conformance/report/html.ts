import { type CaseResult, countFindings, type PartName, partNames, type Report } from "../Report.ts";
import { escapeXml as text } from "./escapeXml.ts";

const titles: Record<PartName, string> = {
  contract: "Each operation: its answers and its error references",
  meaning: "Answers compared with each other",
  rows: "Purchases: every amount against the rules",
  sessions: "Sequences: keys, last units, gift cards, members",
  fuzz: "Requests made from the schemas",
};

const style = `
:root { color-scheme: light dark; --ink: #1d1b26; --soft: #5b5868; --line: #dcd9e6; --paper: #fff; --red: #a4161a; --green: #1b6b3a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eff7; --soft: #b6b2c4; --line: #3b3848; --paper: #15131c; --red: #ff8a8d; --green: #7fd6a0; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { margin: 3rem 0 .75rem; font-size: 1.25rem; } h3 { font-size: 1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0; } .soft { color: var(--soft); } .found { color: var(--red); font-weight: 600; } .clean { color: var(--green); font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; } caption { text-align: start; color: var(--soft); padding-bottom: .25rem; }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
article { border: 1px solid var(--line); border-inline-start: .3rem solid var(--red); border-radius: .4rem; padding: .8rem 1rem; margin: 1rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; font-size: .85rem; } details { margin: .75rem 0; } summary { cursor: pointer; }
.wide { overflow-x: auto; }`;

const sum = (cases: readonly CaseResult[], value: (result: CaseResult) => number) =>
  cases.reduce((total, result) => total + value(result), 0);

/** The report as one page that needs nothing else. */
export function toHtml(report: Report): string {
  const { url, contract, seed, started, cases, references } = report;
  const total = countFindings(report);
  const parts = partNames.filter((part) => cases.some((result) => result.part === part));
  const verdict =
    total === 0
      ? `<p class="clean">No findings.</p>`
      : `<p class="found">${total} ${total === 1 ? "finding" : "findings"}.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${text(url)}: ${total} findings</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Conformance report</h1>
${verdict}
<p class="soft">${text(url)}, against contract ${text(contract)}, <time datetime="${started}">${started.slice(0, 16).replace("T", " ")} UTC</time>, seed ${seed}. ${references.seen} of ${references.declared} declared error references were answered.</p>
</header>
<main>
<div class="wide" role="region" aria-label="Summary" tabindex="0">
<table>
<caption>What was checked</caption>
<thead><tr><th scope="col">Part</th><th scope="col" class="number">Cases</th><th scope="col" class="number">Requests</th><th scope="col" class="number">Findings</th><th scope="col" class="number">Not wholly checked</th></tr></thead>
<tbody>
${parts.map((part) => summaryRow(part, cases)).join("\n")}
</tbody>
</table>
</div>
${parts.map((part) => partSection(part, cases)).join("\n")}
</main>
</body>
</html>
`;
}

function summaryRow(part: PartName, cases: readonly CaseResult[]): string {
  const own = cases.filter((result) => result.part === part);
  const numbers = [
    own.length,
    sum(own, ({ requests }) => requests),
    sum(own, ({ findings }) => findings.length),
    own.filter(({ skipped }) => skipped.length > 0).length,
  ];
  return `<tr><th scope="row"><a href="#${part}">${part}</a></th>${numbers.map((number) => `<td class="number">${number}</td>`).join("")}</tr>`;
}

function partSection(part: PartName, cases: readonly CaseResult[]): string {
  const own = cases.filter((result) => result.part === part);
  const found = own.filter(({ findings }) => findings.length > 0);
  const skipped = own.filter((result) => result.skipped.length > 0);
  return `<section aria-labelledby="${part}">
<h2 id="${part}">${titles[part]}</h2>
${found.length === 0 ? `<p class="clean">No findings.</p>` : found.map(caseArticle).join("\n")}
${skipped.length === 0 ? "" : `<details><summary>${skipped.length} not wholly checked</summary><ul>${skipped.map(skippedItem).join("")}</ul></details>`}
<details><summary>All ${own.length} cases</summary><ul>${own.map(caseItem).join("")}</ul></details>
</section>`;
}

const caseArticle = ({ name, findings }: CaseResult): string =>
  `<article><h3>${text(name)}</h3>${findings
    .map(
      ({ rule, message, request, body, answer, curl }) =>
        `<p><span class="found">${rule}</span>: ${text(message)}</p><pre>${text([request, body, answer, curl].filter(Boolean).join("\n"))}</pre>`,
    )
    .join("")}</article>`;

const skippedItem = ({ name, skipped }: CaseResult): string =>
  `<li>${text(name)}: ${text(skipped.join("; "))}</li>`;

const caseItem = ({ name, findings, requests }: CaseResult): string =>
  `<li>${text(name)}: ${findings.length} findings, ${requests} requests</li>`;

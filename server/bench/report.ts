import { loadavg } from "node:os";
import type { Measured } from "./jobs.ts";

const number = (value: number): string => value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

export const formatMeasured = ({ perSecond, p50, p99, cpu }: Measured): string =>
  `${number(perSecond)} a second (p50 ${number(p50)} ms, p99 ${number(p99)} ms${cpu === undefined ? "" : `, ${number(cpu)} µs of CPU`})`;

/**
 * Prints one line: the measurement, its baselines, and the share of the budgeted ratio; 1 or more is within budget. The ratio is that
 * of processor time where both were measured: other work on the machine disturbs it least.
 */
export function report(
  name: string,
  measured: Measured,
  beside: Record<string, [Measured, budget: number | undefined]>,
): void {
  console.log(`${name}: ${formatMeasured(measured)}`);
  for (const [name, [baseline, budget]] of Object.entries(beside)) {
    const ratio = measured.perSecond / baseline.perSecond;
    const cpuRatio = measured.cpu && baseline.cpu ? baseline.cpu / measured.cpu : undefined;
    const byCpu = cpuRatio === undefined ? "" : `, by CPU ${number(cpuRatio)},`;
    const share =
      budget === undefined ? "" : `, ${number((cpuRatio ?? ratio) / budget)} × its budget of ${budget}`;
    console.log(`    ${number(ratio)}${byCpu} of ${name}, ${formatMeasured(baseline)}${share}`);
  }
}

/** Prints the share of a budget that is no ratio to a baseline; 1 or more is within budget. */
export const reportShare = (share: number, budget: string): void =>
  console.log(`    ${number(share)} × its budget of ${budget}`);

/** How busy the machine was: figures beside other work are ratios at best. */
export const reportLoad = (): void =>
  console.log(
    `load average ${loadavg()
      .map((value) => value.toFixed(1))
      .join(" ")}`,
  );

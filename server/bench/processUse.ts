import { readFileSync, writeFileSync } from "node:fs";

/** Of a second, as /proc counts. */
const tick = 1 / 100;

/** Seconds of processor time a process used: what other work on the machine disturbs least. */
export function getCpuSeconds(pid: number): number {
  const after = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(after[11]) + Number(after[12])) * tick;
}

/** Megabytes a process holds, and the most it held, from the system. */
export function getMegabytes(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { resident: read("VmRSS"), peak: read("VmHWM") };
}

/** Lets the most that a process held begin anew with what it holds now. */
export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");

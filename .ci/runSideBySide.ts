import { readFileSync } from "node:fs";
import type { Part, PartResult } from "./Part.ts";
import { logFile, runPart } from "./runPart.ts";

/** As many at a time as CI has cores; the output of a part is printed when it has ended. */
const LANES = 2;

export async function runSideBySide(parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const waiting = [...parts];
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const result = await runPart(part, { live: false });
      console.log(`── ${part.name}\n${readFileSync(logFile(part.name), "utf8").trim()}`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

import { parseArgs } from "node:util";
import { formatSeconds } from "./formatSeconds.ts";
import { everything } from "./parts.ts";
import { logFile, runPart } from "./runPart.ts";
import { selectParts } from "./selectParts.ts";

/** `npm run test:all [-- --from PART] [-- --only PART …]`: every part has its say, one line each. */
const { values } = parseArgs({
  options: { from: { type: "string" }, only: { type: "string", multiple: true, default: [] } },
});

const started = performance.now();
const parts = selectParts(everything, values);
const failed: string[] = [];
for (const part of parts) {
  const result = await runPart(part, { live: false });
  const verdict = result.passed ? "passed" : "FAILED";
  console.log(
    `${part.name.padEnd(16)} ${verdict}  ${formatSeconds(result.seconds).padStart(8)}  ${logFile(part.name)}`,
  );
  if (!result.passed) failed.push(part.name);
}
const wall = formatSeconds((performance.now() - started) / 1000);
console.log(
  failed.length === 0
    ? `PASSED: ${parts.length} of ${everything.length} parts after ${wall}`
    : `FAILED: ${failed.join(", ")} after ${wall}; go on with \`npm run test:all -- --from ${failed[0]}\``,
);
process.exitCode = failed.length === 0 ? 0 : 1;

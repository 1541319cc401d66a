import { parseArgs } from "node:util";
import { lint } from "./parts.ts";
import { runSideBySide } from "./runSideBySide.ts";
import { selectParts } from "./selectParts.ts";

/** `npm run lint [-- --only PART …]`. */
const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
const results = await runSideBySide(selectParts(lint, values));
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? "\nNo findings." : `\nFindings of ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

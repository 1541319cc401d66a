import { lint } from "./parts.ts";
import { runSideBySide } from "./runSideBySide.ts";

/** `npm run lint`. */
const results = await runSideBySide(lint);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? "\nNo findings." : `\nFindings of ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

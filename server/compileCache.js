import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Preloaded with `node --import`, in the main thread and so in every worker. Keeps what Node made of each file (types
// stripped, code compiled) for the next start. JavaScript, or loading it would need what it spares.
const flushAfterMilliseconds = 5_000;

enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/velours", import.meta.url)));
// A worker that is terminated, and a process that is killed, write nothing of their own accord.
setTimeout(flushCompileCache, flushAfterMilliseconds).unref();

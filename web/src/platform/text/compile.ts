import { join } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { textOptions } from "./options.ts";

const web = join(import.meta.dirname, "../../..");

/** Compiles the words of the interface, from wherever it is called. */
export async function compileTexts(): Promise<void> {
  await compile({
    ...textOptions,
    project: join(web, textOptions.project),
    outdir: join(web, textOptions.outdir),
  });
}

if (import.meta.main) {
  await compileTexts();
  // The compiler's project store leaves half a minute of timers behind.
  process.exit(0);
}

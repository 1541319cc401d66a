import { compile } from "@inlang/paraglide-js";
import { textOptions } from "./options.ts";

await compile(textOptions);
// The compiler's project store leaves half a minute of timers behind.
process.exit(0);

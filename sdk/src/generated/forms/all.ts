// Generated from openapi/ by `npm run generate`. Do not edit.
import * as all from "./index.ts";

/** Every form by name. Whoever imports this has them all; a form alone is imported from index.ts. */
export const forms = all;

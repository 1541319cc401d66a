import * as all from "../generated/forms/index.ts";

/** Every form by name. Importing this brings them all; a form alone is imported from generated/forms/index.ts. */
export const forms = all;

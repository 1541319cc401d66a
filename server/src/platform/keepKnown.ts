import { createFieldFilter } from "@velours/sdk/import";
import { schemas } from "../generated/schemas.ts";

export const { keepKnown, createSerializer } = createFieldFilter(schemas);

export type * from "./generated/entities.ts";
export type { components, operations, paths } from "./generated/types.ts";

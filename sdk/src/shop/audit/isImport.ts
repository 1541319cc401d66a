import { getOperation } from "./getOperation.ts";

/** True for the command of an import, by an operation or in a shell. */
export const isImport = (command: string): boolean =>
  ["applyImport", "import"].includes(getOperation(command));

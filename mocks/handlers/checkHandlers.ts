import { mockOperations } from "../contract.ts";
import { findUnknownSetting } from "../session/checkSettings.ts";
import type { MockHandlers } from "./MockHandlers.ts";

const names = mockOperations.map(({ operationId }) => operationId);

/** Throws a TypeError about a handler of no operation, or one that is no function. */
export function checkHandlers(handlers: MockHandlers): void {
  const unknown = findUnknownSetting(Object.keys(handlers), names, "operation");
  if (unknown !== undefined) throw new TypeError(unknown);
  for (const [name, handler] of Object.entries(handlers))
    if (handler !== undefined && typeof handler !== "function")
      throw new TypeError(`The handler of ${name} must be a function.`);
}

import type { QueryClient } from "@tanstack/react-query";

/** Operations that show what a change would do: once it is made they would be refused. */
const previews: readonly unknown[] = ["replayEntry", "previewRefund"];

/** Reads again what is shown, and the rest when it is shown next: after a change that much else follows from. */
export const invalidateShop = (queries: QueryClient): void =>
  void queries.invalidateQueries({ predicate: ({ queryKey: [operation] }) => !previews.includes(operation) });

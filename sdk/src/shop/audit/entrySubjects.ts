import type { RecordedChange } from "./RecordedChange.ts";

/** By what an entry of the log is found: its order, and the products and reviews that it changed. */
export const entrySubjects = (
  order: string | undefined,
  changes: readonly Pick<RecordedChange, "part" | "key" | "product">[],
): string[] => [
  ...new Set([
    ...(order === undefined ? [] : [`order ${order}`]),
    ...changes.flatMap(({ part, key, product }) => [
      ...(product === null ? [] : [`product ${product}`]),
      ...(part === "reviews" ? [`review ${key}`] : []),
    ]),
  ]),
];

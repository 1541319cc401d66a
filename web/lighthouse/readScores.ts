/** The part of Lighthouse's report that is read here. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

export interface Scores {
  /** From 0 to 100, by category. */
  categories: Record<string, number>;
  /** Milliseconds to the largest paint. */
  largest: number;
  /** Layout shift. */
  shift: number;
  /** Milliseconds in which the page could not answer an input. */
  blocked: number;
  /** Audits outside performance that count and fail. */
  failed: { id: string; title: string }[];
}

export function readScores({ categories, audits }: Report): Scores {
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    categories: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Number(((score ?? 0) * 100).toFixed(0))]),
    ),
    largest: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blocked: value("total-blocking-time"),
    failed: Object.entries(categories)
      .filter(([name]) => name !== "performance")
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ id, title: audits[id]?.title ?? id })),
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[values.length >> 1] ?? 0;

/** Something deprecated of an operation: the whole, or a parameter. */
export interface DeprecationRow {
  parameter?: { name: string; in: "query" | "header" };
  deprecation: string;
  sunset: string;
}

/**
 * The headers that tell a caller of what it uses that is deprecated: the first day of any of it, and the first day that any
 * of it goes. Undefined where it uses nothing.
 */
export function deprecationHeaders(
  rows: readonly DeprecationRow[],
  query: string,
  headers: Readonly<Record<string, unknown>>,
): { deprecation: string; sunset: string } | undefined {
  if (rows.length === 0) return undefined;
  const names = [...new URLSearchParams(query).keys()];
  const used = rows.filter(({ parameter }) => {
    if (parameter === undefined) return true;
    const { name } = parameter;
    return parameter.in === "header"
      ? headers[name.toLowerCase()] !== undefined
      : names.some((own) => own === name || own.startsWith(`${name}[`));
  });
  const [first, ...others] = used;
  if (first === undefined) return undefined;
  return others.reduce(
    ({ deprecation, sunset }, row) => ({
      deprecation:
        Number(row.deprecation.slice(1)) < Number(deprecation.slice(1)) ? row.deprecation : deprecation,
      sunset: Date.parse(row.sunset) < Date.parse(sunset) ? row.sunset : sunset,
    }),
    { deprecation: first.deprecation, sunset: first.sunset },
  );
}

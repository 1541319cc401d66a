/** Something deprecated that a call used. */
export interface DeprecationNotice {
  operation: string;
  since: Date;
  /** When it goes at the earliest. */
  sunset: Date | undefined;
}

/**
 * For `createClient({ onResponse })`: tells of each operation once that a call of it used something deprecated, as the
 * answer's `Deprecation` and `Sunset` headers say; `console.warn` by default.
 */
export function watchDeprecations({
  onDeprecated = ({ operation, sunset }) =>
    console.warn(
      `${operation}: this call uses something deprecated${sunset ? ` that goes after ${sunset.toISOString().slice(0, 10)}` : ""}.`,
    ),
}: {
  onDeprecated?: (notice: DeprecationNotice) => void;
} = {}): (response: Response, call: { operation: string }) => void {
  const told = new Set<string>();
  return ({ headers }, { operation }) => {
    // https://www.rfc-editor.org/rfc/rfc9745: a date is seconds after an @.
    const [, since] = /^@(\d+)$/.exec(headers.get("deprecation") ?? "") ?? [];
    if (since === undefined || told.has(operation)) return;
    told.add(operation);
    const sunset = headers.get("sunset");
    onDeprecated({
      operation,
      since: new Date(Number(since) * 1000),
      sunset: sunset === null ? undefined : new Date(sunset),
    });
  };
}

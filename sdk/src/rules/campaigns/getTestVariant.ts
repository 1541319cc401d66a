/** The variant of an A/B test: the flag of its name, 'control' when absent or not found. */
export function getTestVariant(
  flags: Readonly<Record<string, unknown>> | null | undefined,
  test: string,
): string {
  const value = flags && Object.hasOwn(flags, test) ? flags[test] : undefined;
  return typeof value === "string" && value !== "" ? value : "control";
}

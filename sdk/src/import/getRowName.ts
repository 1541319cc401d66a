/** A row's own name, for a message about it: its handle, code, name or number. */
export function getRowName(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  const row = value as Record<string, unknown>;
  const name = row.handle ?? row.code ?? row.name ?? row.identifier ?? row.title ?? row.id;
  return typeof name === "string" || typeof name === "number" ? String(name) : "";
}

/** A control of a form, as far as reading it goes: `form.elements` has these. */
export interface Control {
  name?: string;
  type?: string;
  value?: unknown;
  disabled?: boolean;
  checked?: boolean;
}

const NO_VALUE: readonly unknown[] = ["button", "submit", "reset", "image", "fieldset", "output"];

/**
 * Values of a form: texts trimmed (passwords too), a checkbox true or false, a radio its chosen value.
 * Disabled, button and reset fields, and fields without a name, are not read. `challenge[type]` becomes
 * `{ challenge: { type } }`.
 */
export function readForm(controls: Iterable<Control>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, type = "text", value, disabled, checked } of controls) {
    if (!name || disabled || NO_VALUE.includes(type)) continue;
    if (type === "radio" && !checked) continue;
    put(
      values,
      name,
      type === "checkbox" ? checked === true : typeof value === "string" ? value.trim() : value,
    );
  }
  return values;
}

function put(values: Record<string, unknown>, name: string, value: unknown): void {
  const keys = name.match(/[^[\]]+/g) ?? [];
  const last = keys.pop();
  if (last === undefined) return;
  let at = values;
  for (const key of keys) {
    const inside = Object.hasOwn(at, key) ? at[key] : undefined;
    const next = typeof inside === "object" && inside !== null ? inside : {};
    at[key] = next;
    at = next as Record<string, unknown>;
  }
  at[last] = value;
}

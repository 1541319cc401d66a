/** Field names of a form → names on the wire: forms have the names browsers fill in. */
export type FieldNames = Readonly<Record<string, string>>;

export const LOGIN_NAMES: FieldNames = { "current-password": "password" };
export const JOIN_NAMES: FieldNames = { "new-password": "password" };
export const PASSWORD_CHANGE_NAMES: FieldNames = {
  "current-password": "passwordCurrent",
  "new-password": "password",
};

/** A form's values under their names on the wire. */
export const toWire = (
  names: FieldNames,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));

/** Errors by wire name or by field name, under the form's field names. */
export function toFields<T>(names: FieldNames, errors: Readonly<Record<string, T>>): Record<string, T> {
  const fields = Object.fromEntries(Object.entries(names).map(([field, wire]) => [wire, field]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name in names ? name : (fields[name] ?? name), error]),
  );
}

/** A value by a name from outside; undefined for the names that every object has, such as `constructor`. */
export const getOwn = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Formats as patterns: they compile into the validators, which then import nothing. */
export const formats: Record<string, RegExp | true> = {
  // The HTML living standard's pattern with at least one dot in the domain; dots at the ends of the local part pass
  // here, because the contract has a text of its own for them.
  email:
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  "date-time":
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  "uri-reference": /^[^\s]*$/,
  decimal: true,
  int32: true,
  int64: true,
  float: true,
  double: true,
  password: true,
  binary: true,
};

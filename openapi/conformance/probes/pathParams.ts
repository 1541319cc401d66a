/** Path parameters that any operation can read. */
export const pathParams = {
  id: 1,
  number: "V-1",
  code: "A",
  site: "boutique",
  collection: "care",
  kind: "billing",
  handle: "a",
};

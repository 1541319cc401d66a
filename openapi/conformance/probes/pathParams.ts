/** Path parameters that any operation can read. */
export const pathParams = {
  id: 1,
  number: "V-1",
  name: "sales",
  code: "A",
  site: "boutique",
  collection: "care",
  kind: "billing",
  handle: "a",
  key: "00000000-0000-4000-8000-000000000000",
  session: "00000000-0000-4000-8000-000000000000",
  delivery: "00000000-0000-4000-8000-000000000000",
  refund: "00000000-0000-4000-8000-000000000000",
  listId: 1,
  itemId: 1,
  token: "a",
};

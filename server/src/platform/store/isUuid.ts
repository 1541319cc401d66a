const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for an id that a row may have: PostgreSQL fails for a text that is none. */
export const isUuid = (id: unknown): id is string => typeof id === "string" && uuid.test(id);

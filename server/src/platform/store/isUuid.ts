const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a row may have this id: PostgreSQL fails for a text that is none. */
export const isUuid = (id: unknown): id is string => typeof id === "string" && uuid.test(id);

/** The key of programs that send a value which no key of the session has: it may do everything. */
export const mockKey = { kind: "key", id: 1, name: "mock" } as const;

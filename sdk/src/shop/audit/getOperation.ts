/** The operation of an entry of the audit log, or the name of its command. */
export const getOperation = (command: string): string => (command.split(" ")[0] ?? "").slice(0, 200);

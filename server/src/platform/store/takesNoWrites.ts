/** SQLSTATEs of a database that answers and takes no writes: no room on its disk, a standby, a disk that fails. */
const codes = /^(53100|25006|58030)$/;

/** True for the error of a write that the database refused for the state it is in, whatever was written. */
export const takesNoWrites = (error: unknown): boolean => codes.test((error as { code?: string }).code ?? "");

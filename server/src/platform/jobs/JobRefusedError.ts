/** The work of a job failed in a way that no repetition mends, and that is on record: the job is done. */
export class JobRefusedError extends Error {}

/** A command that cannot start or continue; the message is an English sentence for its caller. */
export class CommandError extends Error {}

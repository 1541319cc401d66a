/** An import that cannot begin or go on; the message is a sentence for whoever started it. */
export class ImportError extends Error {}

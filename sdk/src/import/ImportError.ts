/** An import that cannot start or continue; the message is a sentence for the merchant. */
export class ImportError extends Error {}

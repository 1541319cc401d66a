/** A service gave no response, or one that does not say whether it did its work. A retry can succeed. */
export class OutcomeUnknownError extends Error {}

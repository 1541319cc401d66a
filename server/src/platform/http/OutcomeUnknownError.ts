/** A service gave no answer, or one that does not say whether it did its work. Asking again may go well. */
export class OutcomeUnknownError extends Error {}

/** A payment service gave no answer, or one that does not say what was done: it may be done or not. Asking again may go well. */
export class AnswerLost extends Error {}

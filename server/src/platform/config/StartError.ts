/** Why the shop cannot start; the message is a sentence for the operator and says what to do. */
export class StartError extends Error {}

/** Why the shop cannot start; the message is a sentence for whoever starts it, and says what to do. */
export class StartError extends Error {}

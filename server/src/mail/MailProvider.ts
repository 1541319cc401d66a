/** A letter in plain text. */
export interface Mail {
  /** The same for the same occasion, so that a letter sent twice is known as one. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** A service that takes letters. */
export interface MailProvider {
  /** Resolves when the service has taken the letter over. */
  send(mail: Mail): Promise<void>;
}

/** What a letter says. */
export interface RenderedEmail {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as a page; without it the plain text is all there is. */
  html?: string;
}

/** A letter with its address. */
export interface Mail extends RenderedEmail {
  /** The same for the same occasion, so that a letter sent twice is known as one. */
  id: string;
  to: string;
}

/** A service that takes letters. */
export interface MailProvider {
  /** Resolves when the service has taken the letter over. */
  send(mail: Mail): Promise<void>;
}

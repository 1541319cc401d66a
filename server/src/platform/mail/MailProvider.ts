/** Subject and content of an email. */
export interface RenderedEmail {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML; undefined sends the plain text alone. */
  html?: string;
}

/** An email with its recipient. */
export interface Mail extends RenderedEmail {
  /** The same for the same occasion, so that a duplicate can be recognised. */
  id: string;
  to: string;
  /** Recipient of replies, if not the shop. */
  replyTo?: string;
}

/** A service that sends emails. */
export interface MailProvider {
  /** Resolves when the service has accepted the email. */
  send(mail: Mail): Promise<void>;
}

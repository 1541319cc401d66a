import type { Currency } from "@velours/sdk/types";

/** A tokenised card: a one-time nonce, and the details of the card that may be shown. */
export interface CardNonce {
  nonce: string;
  details: { lastFour: string; bin: string };
}

/** The card gateway's hosted fields: inputs on the gateway's own origin, so card data never touches our page. */
export interface CardFields {
  tokenise: () => Promise<CardNonce>;
  remove: () => Promise<void>;
}

/** Where the fields go, by the gateway's own names. */
export interface CardFieldPlaces {
  number: HTMLElement;
  cvv: HTMLElement;
  expirationDate: HTMLElement;
}

export interface CardFieldWords {
  number: string;
  cvv: string;
  expirationDate: string;
}

/** A provider of card payment; the sandbox and the real one have the same shape. */
export interface CardGateway {
  mountFields: (options: {
    authorization: string;
    places: CardFieldPlaces;
    /** Label of each field for screen readers. */
    labels: CardFieldWords;
    placeholders: CardFieldWords;
    onFocus?: () => void;
  }) => Promise<CardFields>;
  /** Device data of the gateway, for its own risk check. */
  deviceData: () => Promise<string>;
  /** Asks for 3-D Secure where the card wants it; resolves to the nonce to pay with. */
  authenticate: (card: CardNonce, order: { amount: number; currency: Currency }) => Promise<CardNonce>;
}

/** The fraud check's collector. Resolves when it has what it needs; may stay silent. */
export interface FraudCheck {
  collect: (sessionId: string, buyer: { email: string }) => Promise<void>;
}

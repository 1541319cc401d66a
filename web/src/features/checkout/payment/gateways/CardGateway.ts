import type { Currency } from "@velours/sdk/types";

/** A tokenised card: a one-time nonce, and the details of the card that may be shown. */
export interface CardNonce {
  nonce: string;
  details: { lastFour: string; bin: string };
}

/** The fields, by the gateway's own names, in the order a form shows them. */
export const CARD_FIELDS = ["number", "expirationDate", "cvv"] as const;
export type CardFieldName = (typeof CARD_FIELDS)[number];

/** All a page learns of a field's content. */
export interface CardFieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
  isFocused: boolean;
}
export type CardFieldStates = Record<CardFieldName, CardFieldState>;

/** The card gateway's hosted fields: inputs on the gateway's own origin, so card data never touches our page. */
export interface CardFields {
  tokenise: () => Promise<CardNonce>;
  /** The fields now. */
  states: () => CardFieldStates;
  focus: (field: CardFieldName) => void;
  /** Marks a field as wrong, with the text a screen reader reads with it; null takes the mark away. */
  mark: (field: CardFieldName, error: string | null) => void;
  remove: () => Promise<void>;
}

/** Where the fields go, by the gateway's own names. */
export type CardFieldPlaces = Record<CardFieldName, HTMLElement>;

export type CardFieldWords = Record<CardFieldName, string>;

/** A provider of card payment; the sandbox and the real one have the same shape. */
export interface CardGateway {
  mountFields: (options: {
    authorization: string;
    places: CardFieldPlaces;
    /** Label of each field for screen readers. */
    labels: CardFieldWords;
    placeholders: CardFieldWords;
    onFocus?: () => void;
    /** Enter, or Go on a phone's keyboard, in a field. */
    onSubmit?: () => void;
    /** A field was entered, left, or changed its state. `brand` is the card's as its number begins: "Visa"; null while unknown. */
    onChange?: (states: CardFieldStates, brand: string | null) => void;
  }) => Promise<CardFields>;
  /** Device data of the gateway, for its own risk check; `authorization` is that of the fields, which a saved card has none of. */
  deviceData: (authorization: string) => Promise<string>;
  /** Asks for 3-D Secure where the card wants it; resolves to the nonce to pay with. */
  authenticate: (card: CardNonce, order: { amount: number; currency: Currency }) => Promise<CardNonce>;
}

/** The fraud check's collector. Resolves when it has what it needs; may stay silent. */
export interface FraudCheck {
  collect: (sessionId: string, buyer: { email: string }) => Promise<void>;
}

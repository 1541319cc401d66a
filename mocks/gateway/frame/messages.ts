import type { Brand } from "./card.ts";
import type { FieldKey, FieldValues } from "./fields.ts";

/** CSS by selector, as the real fields take them: 'input', ':focus', '.invalid', '.valid', '::placeholder'. */
export type FieldStyles = Record<string, Record<string, string>>;

/** The details a token carries of a card: never its number. */
export interface TokenizePayload {
  nonce: string;
  type: "CreditCard";
  description: string;
  details: {
    bin: string;
    lastTwo: string;
    lastFour: string;
    cardType: Brand["niceType"];
    expirationMonth: string;
    expirationYear: string;
  };
}

/** An error with one of the real SDK's codes. */
export interface TokenizeError {
  code: string;
  message: string;
  details?: { invalidFieldKeys?: FieldKey[] };
}

/** All the parent page ever learns of a field. */
export interface FieldState {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
  isFocused: boolean;
}

export type FieldEvent =
  | "focus"
  | "blur"
  | "empty"
  | "notEmpty"
  | "validityChange"
  | "cardTypeChange"
  | "inputSubmitRequest";

/** Parent page → frame, through the port the parent handed over. */
export type ToFrame =
  | { type: "styles"; styles: FieldStyles }
  | { type: "focus" }
  | { type: "clear" }
  /** Read with the field by a screen reader; "" takes it away. */
  | { type: "message"; message: string }
  | { type: "ariaInvalid"; invalid: boolean }
  | { type: "tokenize"; id: number; authorization: string };

/** Frame → parent page, through that port. */
export type FromFrame =
  | { type: "event"; event: FieldEvent; state: FieldState; card: Pick<Brand, "type" | "niceType"> | null }
  | { type: "tokenized"; id: number; payload: TokenizePayload }
  | { type: "refused"; id: number; error: TokenizeError };

/** Frame ↔ frame of one instance, on the gateway's origin only. */
export type AmongFrames =
  | { type: "brand"; number: string }
  | { type: "ask"; round: number }
  | { type: "value"; round: number; values: FieldValues }
  | { type: "invalid"; keys: FieldKey[] };

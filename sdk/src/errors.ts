import {
  type AnswerTexts,
  createGetErrorMessage,
  createGetErrorText,
  createGetFieldMessages,
  createIsReference,
  createWriteMessage,
  type TextsByLanguage,
} from "./errorText.ts";
import { catalogue } from "./generated/errors.ts";
import { errors as en } from "./generated/texts.en.ts";
import { fields, errors as fr } from "./generated/texts.fr.ts";

export type { TextOptions } from "./errorText.ts";
export type { ErrorBody, OperationReferences } from "./errorTypes.ts";
export { catalogue, references } from "./generated/errors.ts";
export type { Language } from "./validation.ts";

/** The name of an error of the shop; `/merchant` has those that only operations for merchants answer, too. */
export type ErrorReference = keyof typeof catalogue;

/** The texts by language. */
export const errorTexts: TextsByLanguage<ErrorReference> = { en, fr };

const texts: AnswerTexts<ErrorReference> = { errors: errorTexts, fields };

/** True when this is an error of the contract, and of this reference if one is named. */
export const isReference = /* @__PURE__ */ createIsReference(catalogue);

/** The text of a reference from the catalogue. */
export const getErrorText = /* @__PURE__ */ createGetErrorText(errorTexts);

/** The English text of a reference as it travels, with the values of its placeholders where it has some. */
export const writeMessage = /* @__PURE__ */ createWriteMessage(en);

/**
 * The text to show for an error, in the shopper's language; a card gateway's list has the text of each entry. Errors arrive
 * in English, with the values of their text; a text that is not known is shown as received.
 */
export const getErrorMessage = /* @__PURE__ */ createGetErrorMessage(texts);

/** The texts of a `validationError` by path, in the shopper's language. */
export const getFieldMessages = /* @__PURE__ */ createGetFieldMessages(texts);

import {
  type AnswerTexts,
  createGetErrorMessage,
  createGetErrorText,
  createGetFieldMessages,
  createIsReference,
  createWriteMessage,
  type TextsByLanguage,
} from "./errorText.ts";
import type { EveryReference } from "./errorTypes.ts";
import { catalogue } from "./everyReference.ts";
import * as en from "./generated/texts.en.ts";
import * as fr from "./generated/texts.fr.ts";
import { merge } from "./merge.ts";

export type { TextOptions } from "./errorText.ts";
export type { ErrorBody, EveryReference as ErrorReference, OperationReferences } from "./errorTypes.ts";
export { catalogue, references } from "./everyReference.ts";

/** The texts by language. */
export const errorTexts: TextsByLanguage<EveryReference> = {
  en: /* @__PURE__ */ merge(en.errors, en.merchantErrors),
  fr: /* @__PURE__ */ merge(fr.errors, fr.merchantErrors),
};

const texts: AnswerTexts<EveryReference> = {
  errors: errorTexts,
  fields: /* @__PURE__ */ merge(fr.fields, fr.merchantFields),
};

/** True when this is an error of the contract, and of this reference if one is named. */
export const isReference = /* @__PURE__ */ createIsReference(catalogue);

/** The text of a reference from the catalogue. */
export const getErrorText = /* @__PURE__ */ createGetErrorText(errorTexts);

/** The English text of a reference as it travels, with the values of its placeholders where it has some. */
export const writeMessage = /* @__PURE__ */ createWriteMessage(errorTexts.en);

/** The text to show for an error, in the reader's language; a text that is not known is shown as received. */
export const getErrorMessage = /* @__PURE__ */ createGetErrorMessage(texts);

/** The texts of a `validationError` by path, in the reader's language. */
export const getFieldMessages = /* @__PURE__ */ createGetFieldMessages(texts);

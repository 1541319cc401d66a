import { readTyped, storeTyped } from "../../platform/forms/typedTexts.ts";

/** The message that was sent without an answer, and its idempotency key. */
export interface MessageAttempt {
  /** The message as JSON. */
  content: string;
  key: string;
}

/** A message that is not sent yet. */
export interface MessageDraft {
  /** Values by field name. */
  fields: Readonly<Record<string, string>>;
  attempt: MessageAttempt | null;
}

const FIELDS = ["name", "email", "topic", "order", "message"] as const;
const FORM = "contact";

const isText = (value: unknown): value is string => typeof value === "string";

/** The fields of a form that belong to the message: those of the bot check do not. */
const listFields = (form: HTMLFormElement) =>
  FIELDS.map((name) => form.elements.namedItem(name)).filter(
    (field): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  );

/** The draft of this tab; undefined for nothing, or for something that is no draft. */
export function readDraft(site: string): MessageDraft | undefined {
  try {
    const { fields, attempt } = readTyped(site, FORM) as MessageDraft;
    const texts = Object.entries(fields).filter((entry): entry is [string, string] => isText(entry[1]));
    const isAttempt = isText(attempt?.content) && isText(attempt?.key);
    return { fields: Object.fromEntries(texts), attempt: isAttempt ? attempt : null };
  } catch {
    return undefined;
  }
}

/** Keeps what is in the form; an empty form is not kept. */
export function storeDraft(site: string, form: HTMLFormElement, attempt: MessageAttempt | null): void {
  const fields = Object.fromEntries(listFields(form).map(({ name, value }) => [name, value]));
  if (Object.values(fields).some(Boolean)) storeTyped(site, FORM, { fields, attempt } satisfies MessageDraft);
  else forgetDraft(site);
}

/** Writes a draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement, { fields }: MessageDraft): void {
  for (const field of listFields(form)) if (field.value === "") field.value = fields[field.name] ?? "";
}

export const forgetDraft = (site: string): void => storeTyped(site, FORM, null);

import { storageNames, stripLanguage } from "@velours/sdk/rules";
import { browserStorage } from "../browser/browserStorage.ts";
import { onSignOut } from "../session/forgetMemberData.ts";

// The other language is another document: what was typed goes there through the tab's storage.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Values by field name; a box's is whether it is checked. */
type Values = Record<string, string | boolean>;

const storage = browserStorage("sessionStorage");
const keyOf = (site: string) => storageNames(site, "").forms;

const openForms = new Set<HTMLFormElement>();

/** Counts a form among those that are stored, until the returned function is called. */
export function registerForm(form: HTMLFormElement): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/** Secrets are not stored, nor what no shopper writes. */
const NOT_STORED = /^(password|hidden|file|submit|button|reset|image)$/;

const isStored = (field: Element): field is Field =>
  (field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement) &&
  field.name !== "" &&
  !NOT_STORED.test(field.type) &&
  field.autocomplete !== "one-time-code";

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

function readValues(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const field of [...form.elements].filter(isStored)) {
    if (field.type === "checkbox") values[field.name] = (field as HTMLInputElement).checked;
    else if (field.value !== "" && (!isBox(field) || field.checked)) values[field.name] = field.value;
  }
  return values;
}

/** Stores what is typed into the open forms, for the same page in another language. */
export function storeForms(site: string): void {
  const forms = [...openForms].map(readValues).filter((values) => Object.values(values).some(Boolean));
  if (forms.length > 0)
    storage.setItem(keyOf(site), JSON.stringify({ path: stripLanguage(location.pathname), forms }));
}

let waiting: Values[] | undefined;

/** Forms of the page that this document replaced; each is given once. */
function takeStored(site: string): Values[] {
  const raw = storage.getItem(keyOf(site));
  storage.removeItem(keyOf(site));
  try {
    const { path, forms } = JSON.parse(raw ?? "null");
    return path === stripLanguage(location.pathname) ? forms : [];
  } catch {
    return [];
  }
}

/** As if it were typed: React does not hear of a value that is only set. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Writes what was typed in the other language, once the form has all the fields that it was typed into. */
export function restoreForm(site: string, form: HTMLFormElement): void {
  waiting ??= takeStored(site);
  const values = waiting.find((names) => Object.keys(names).every((name) => form.elements.namedItem(name)));
  if (!values) return;
  waiting = waiting.filter((others) => others !== values);
  for (const field of [...form.elements].filter(isStored)) {
    const value = values[field.name];
    if (value === undefined || field === document.activeElement) continue;
    if (!isBox(field)) write(field, String(value));
    else if (field.checked !== (field.type === "radio" ? field.value === value : value)) field.click();
  }
}

onSignOut((site) => storage.removeItem(keyOf(site)));

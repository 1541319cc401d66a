/** A generated validator: true, or false with its errors. */
export interface Check {
  (data: unknown): boolean;
  errors?: CheckError[] | null;
}

interface CheckError {
  instancePath: string;
  message?: string;
  params?: { missingProperty?: string };
}

/** The texts a module of validators refers to by number. */
export type Texts = readonly (readonly [en: string, fr: string])[];

/** A form of the contract; `Value` is what it holds once it is valid. */
export interface Form<Value> {
  readonly check: Check;
  readonly texts: Texts;
  /** The form's rule that JSON Schema cannot express: the key of a text for each invalid path. `now` in ms. */
  readonly rule?: (value: unknown, now: number) => Record<string, string>;
  readonly ruleTexts?: Readonly<Record<string, Readonly<Record<string, readonly [en: string, fr: string]>>>>;
  /** Only a type: nothing is there. */
  readonly value?: Value;
}

export type Language = "en" | "fr";

/** No answer names more fields than this, however many are wrong. */
export const MAX_FIELDS = 50;

/**
 * Runs a generated validator and says, in one text a path, what is wrong: `{ "user.email": "An email is required" }`.
 * Paths are dotted, items of lists in brackets (`cart.products[0].variant`). An object that is not there is spoken of
 * by the fields it lacks. Null when nothing is wrong.
 */
export function fieldErrors(
  check: Check,
  texts: Texts,
  data: unknown,
  language: Language = "en",
): Record<string, string> | null {
  if (check(data)) return null;
  const found: Record<string, string> = {};
  collect(check, texts, data, language === "fr" ? 1 : 0, found, 0);
  return found;
}

/** `check` has just refused `data`. */
function collect(
  check: Check,
  texts: Texts,
  data: unknown,
  language: 0 | 1,
  found: Record<string, string>,
  depth: number,
): void {
  const absent: string[][] = [];
  const last: [path: string, key: string][] = [];
  const say = (path: string, key: string, value?: unknown) => {
    if (path in found || Object.keys(found).length >= MAX_FIELDS) return;
    const [own, empty] = key.split(",");
    const missing = value === undefined || value === null || value === "";
    found[path] = (texts[Number((missing && empty) || own)] ?? texts[0])?.[language] ?? "";
  };
  for (const { instancePath, message = "", params } of check.errors ?? []) {
    if (!message) continue;
    const keys = instancePath
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (params?.missingProperty !== undefined) keys.push(params.missingProperty);
    const { path, value } = locate(data, keys);
    if (message.startsWith("@")) absent.push(keys);
    if (/^[@~]/.test(message)) last.push([path, message.slice(1)]);
    else say(path, message, value);
  }
  if (absent.length > 0 && depth < 6) {
    const filled = absent.reduce((at, keys) => withEmpty(at, keys), data);
    if (!check(filled)) collect(check, texts, filled, language, found, depth + 1);
  }
  for (const [path, key] of last)
    if (!Object.keys(found).some((name) => name.startsWith(path))) say(path, key);
}

/** A copy with an empty object at that place. */
function withEmpty(data: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return {};
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  return Object.assign(copy, { [key]: withEmpty((copy as Record<string, unknown>)[key], rest) });
}

function locate(data: unknown, keys: string[]): { path: string; value: unknown } {
  let path = "";
  let value = data;
  for (const key of keys) {
    path += Array.isArray(value) ? `[${key}]` : path ? `.${key}` : key;
    value = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return { path, value };
}

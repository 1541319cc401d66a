import type { Field } from "./schema/fields.ts";

/**
 * A page before it is HTML or Markdown: both are made from these blocks, so neither can say what the other does not.
 * `path` is the address below the site's root without an ending; texts are Markdown, in which `/errors/rateLimited` is a
 * link to the page of that path.
 */
export interface Page {
  path: string;
  kind: PageKind;
  title: string;
  /** Plain text: what a search result and the list for language models say of it. */
  summary: string;
  blocks: Block[];
  /** About this repository and not about the shop's API: left out of the search and of the texts for language models. */
  isOfRepository?: boolean;
  /** Beside the text where there is room, after it where there is not: samples. */
  aside?: Block[];
  /** Where it stands: the pages above it. */
  trail?: { title: string; path: string }[];
}

export type PageKind = "overview" | "guide" | "domain" | "operation" | "event" | "error" | "schema" | "list";

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string; id?: string }
  | { kind: "prose"; markdown: string }
  | { kind: "code"; language: Language; code: string; title: string }
  | { kind: "fields"; fields: Field[]; label: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "cards"; cards: Card[] }
  | { kind: "endpoint"; method: string; path: string }
  | { kind: "badges"; badges: { text: string; tone: "plain" | "good" | "bad" }[] }
  | { kind: "try"; request: TryRequest };

export type Language = "ts" | "sh" | "python" | "go" | "json" | "yaml" | "http" | "text";

export interface Card {
  title: string;
  path: string;
  text: string;
}

/** The initial values of the form that tries an operation. */
export interface TryRequest {
  operation: string;
  method: string;
  path: string;
  parameters: TryParameter[];
  /** It asks for a merchant's key. */
  isOfMerchants?: boolean;
  bodies: { name: string; text: string }[];
  /** Type of the body of a success. */
  answer?: string;
  /** Error references a mock can be asked for. */
  scenarios: { reference: string; status: number }[];
}

export interface TryParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  value: string;
  /** It is a number or a truth value in the SDK. */
  isLiteral?: boolean;
  hint: string;
}

/** The id a heading gets unless it names its own. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/`|'/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

import { createReason } from "@velours/sdk/import";
import { ImportError } from "./ImportError.ts";

/** Rows are walked by functions that call themselves; the shop's own are far flatter. */
const maximumDepth = 100;

/**
 * Reads a JSON text value by value and counts its lines, which JSON.parse does not say. Every method passes the white space
 * before what it reads, and throws an ImportError with the line where the text is not JSON.
 */
export class JsonCursor {
  readonly #file: string;
  readonly #text: string;
  #offset = 0;
  #line = 1;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    if (text.startsWith("\uFEFF")) this.#offset = 1;
  }

  /** Letters that were read. */
  get offset(): number {
    return this.#offset;
  }

  /** Line of what comes next, from 1. */
  nextLine(): number {
    for (; this.#offset < this.#text.length; this.#offset++) {
      const code = this.#text.charCodeAt(this.#offset);
      if (code === LINE_FEED) this.#line++;
      else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) break;
    }
    return this.#line;
  }

  /** Reads a character if it is the next one. */
  take(character: string): boolean {
    this.nextLine();
    const isNext = this.#text[this.#offset] === character;
    if (isNext) this.#offset++;
    return isNext;
  }

  require(character: string): void {
    if (!this.take(character)) this.#refuse();
  }

  requireEnd(): void {
    this.nextLine();
    if (this.#offset < this.#text.length) this.#refuse();
  }

  /** Reads the name of a property, and its colon. */
  readName(): string {
    this.nextLine();
    if (this.#text.charCodeAt(this.#offset) !== QUOTE) this.#refuse();
    const name = this.readValue() as string;
    this.require(":");
    return name;
  }

  /** Reads a whole value. */
  readValue(): unknown {
    this.nextLine();
    const start = this.#offset;
    const { end, depth, lines } = findEnd(this.#text, start);
    if (depth > maximumDepth)
      throw new ImportError(createReason("tooDeep", { file: this.#file, limit: maximumDepth }));
    const value = this.#parse(this.#text.slice(start, end));
    this.#offset = end;
    this.#line += lines;
    return value;
  }

  #parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      // V8 names the line of most mistakes.
      const line = /\(line (\d+)/.exec((error as Error).message)?.[1] ?? 1;
      this.#line += Number(line) - 1;
      return this.#refuse();
    }
  }

  #refuse(): never {
    throw new ImportError(createReason("notJson", { file: this.#file, line: this.#line }));
  }
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const QUOTE = 34;

interface ValueEnd {
  /** Offset after the value; that of the text's end when it does not end. */
  end: number;
  /** How deep its lists and objects are nested; 0 when it does not end. */
  depth: number;
  /** Line feeds within it. */
  lines: number;
}

/** Finds the end of the value that begins at an offset. The value may be no JSON. */
function findEnd(text: string, start: number): ValueEnd {
  const open = text.charCodeAt(start);
  if (open === QUOTE) return { end: endOfString(text, start), depth: 0, lines: 0 };
  if (!isOpening(open)) return { end: endOfLiteral(text, start), depth: 0, lines: 0 };
  let [depth, deepest, lines] = [0, 0, 0];
  for (let offset = start; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) offset = endOfString(text, offset) - 1;
    else if (code === LINE_FEED) lines++;
    else if (isOpening(code)) deepest = Math.max(deepest, ++depth);
    else if (isClosing(code) && --depth === 0) return { end: offset + 1, depth: deepest, lines };
  }
  return { end: text.length, depth: 0, lines };
}

/** `[` or `{`. */
const isOpening = (code: number): boolean => code === 91 || code === 123;

/** `]` or `}`. */
const isClosing = (code: number): boolean => code === 93 || code === 125;

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** End of a number, true, false or null. */
function endOfLiteral(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/[\s,\]}]/.test(text[end]!)) end++;
  return end;
}

import Tokenizer from "@streamparser/json/tokenizer.js";
import TokenParser from "@streamparser/json/tokenparser.js";
import type { ParsedTokenInfo } from "@streamparser/json/utils/types/parsedTokenInfo.js";
import TokenType from "@streamparser/json/utils/types/tokenType.js";
import { createReason, emptyDocument, type PartName, type Row } from "@velours/sdk/import";
import { ImportError } from "../ImportError.ts";

/** A row of a document, which is not checked yet. */
export interface PartRow {
  part: PartName;
  row: Row<unknown>;
}

/** As for documents that are read at once: rows are walked by functions that call themselves. */
const maximumDepth = 100;
const names = Object.keys(emptyDocument());
const opening: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/**
 * Reads the rows of a JSON document one after the other, or those of a list of one `part`. Throws an ImportError where the
 * text is not in that form, after the rows before that place.
 */
export async function* readJsonRows(
  file: string,
  text: AsyncIterable<string>,
  part?: PartName,
): AsyncGenerator<PartRow> {
  const parser = new RowParser(file, part);
  for await (const piece of text) {
    const error = parser.write(piece);
    yield* parser.takeRows();
    if (error !== undefined) throw error;
  }
  const error = parser.end();
  if (error !== undefined) throw error;
}

class RowParser {
  readonly #file: string;
  /** Undefined for a document. */
  readonly #listPart: PartName | undefined;
  readonly #tokenizer = new Tokenizer({ stringBufferSize: 65_536 });
  readonly #parser: TokenParser;
  #rows: PartRow[] = [];
  #part: PartName | undefined;
  #depth = 0;
  #isAfterColon = false;
  /** The line that the next row begins on. */
  #rowLine = 1;
  #bytes: Buffer = Buffer.alloc(0);
  /** Where in the text the bytes begin, and where in them lines are counted up to. */
  #start = 0;
  #counted = 0;
  #line = 1;
  /** Where in the text the last token begins. */
  #token = 0;
  #error: ImportError | undefined;

  constructor(file: string, part: PartName | undefined) {
    this.#file = file;
    this.#listPart = part;
    this.#part = part;
    this.#parser = new TokenParser({ paths: [part === undefined ? "$.*.*" : "$.*"], keepStack: false });
    this.#parser.onValue = ({ value }) => {
      const row = { file, line: this.#rowLine, rows: 1, value };
      this.#rows.push({ part: this.#part!, row });
    };
    this.#parser.onError = (error) => this.#fail(error);
    this.#tokenizer.onError = (error) => this.#fail(error);
    this.#tokenizer.onToken = (token) => {
      this.#checkForm(token);
      this.#parser.write(token);
    };
  }

  takeRows(): PartRow[] {
    return this.#rows.splice(0);
  }

  write(text: string): ImportError | undefined {
    this.#start += this.#bytes.length;
    this.#bytes = Buffer.from(text);
    this.#counted = 0;
    this.#tokenizer.write(this.#bytes);
    this.#countLines(this.#bytes.length);
    return this.#error;
  }

  end(): ImportError | undefined {
    // A number has no end but that of its text.
    if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    if (!this.#parser.isEnded) this.#fail(new Error("Unexpected end of JSON input"));
    return this.#error;
  }

  /** The first error counts: the tokenizer hears those of its callbacks again. */
  #fail(error: Error): void {
    if (this.#error !== undefined) return;
    if (!(error instanceof ImportError)) {
      // Only the tokenizer's messages say where; the other parser fails at a token.
      const position = /absolute position "(\d+)"/.exec(error.message)?.[1];
      this.#countLines(Number(position ?? this.#token) - this.#start);
    }
    this.#error =
      error instanceof ImportError
        ? error
        : new ImportError(createReason("notJson", { file: this.#file, line: this.#line }));
  }

  /** Follows how deep a token stands, and refuses what is no document or list. */
  #checkForm({ token, value, offset }: ParsedTokenInfo): void {
    this.#token = offset;
    const isDocument = this.#listPart === undefined;
    if (closing.has(token)) {
      this.#depth--;
      return;
    }
    if (this.#depth === 0 && token !== (isDocument ? TokenType.LEFT_BRACE : TokenType.LEFT_BRACKET))
      throw new ImportError(
        isDocument
          ? createReason("notObject", { file: this.#file, names: names.join(", ") })
          : createReason("fileNotList", { file: this.#file }),
      );
    if (this.#depth === 1 && isDocument) this.#checkProperty(token, value);
    if (this.#depth === (isDocument ? 2 : 1) && token !== TokenType.COMMA) {
      this.#countLines(offset - this.#start);
      this.#rowLine = this.#line;
    }
    if (!opening.has(token)) return;
    this.#depth++;
    if (this.#depth > maximumDepth)
      throw new ImportError(createReason("tooDeep", { file: this.#file, limit: maximumDepth }));
  }

  #checkProperty(token: TokenType, value: unknown): void {
    const file = this.#file;
    if (this.#isAfterColon && token !== TokenType.LEFT_BRACKET)
      throw new ImportError(createReason("partNotList", { file, name: this.#part! }));
    this.#isAfterColon = token === TokenType.COLON;
    if (token !== TokenType.STRING) return;
    const name = String(value);
    if (!names.includes(name))
      throw new ImportError(createReason("unknownPart", { file, name, names: names.join(", ") }));
    this.#part = name as PartName;
  }

  #countLines(end: number): void {
    for (;;) {
      const newline = this.#bytes.indexOf("\n", this.#counted);
      if (newline === -1 || newline >= end) break;
      this.#line++;
      this.#counted = newline + 1;
    }
  }
}

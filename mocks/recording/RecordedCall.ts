/** A call of a real shop and its answer, a line of a recording. */
export interface RecordedCall {
  /** For those who read the file. */
  operation: string;
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  language?: "en" | "fr";
  /** Without secrets. */
  body?: unknown;
  status: number;
  headers?: Record<string, string>;
  /** JSON. */
  answer?: unknown;
  /** An answer that is a file. */
  base64?: string;
}

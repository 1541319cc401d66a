type Attributes = Record<string, string | number | boolean>;
type Span = <T>(name: string, attributes: Attributes, work: () => T) => T;

let record: Span | undefined;

/** Runs `work`, and records its start, duration and failure when traces are enabled. */
export const span: Span = (name, attributes, work) =>
  record === undefined ? work() : record(name, attributes, work);

/** From now on spans are recorded by `recorder`; undefined ends that. */
export function recordSpans(recorder: Span | undefined): void {
  record = recorder;
}

type Attributes = Record<string, string | number | boolean>;
type Span = <T>(name: string, attributes: Attributes, work: () => T) => T;

let record: Span | undefined;

/** Does `work`, and puts on record when it began, how long it took and whether it failed, when traces are kept. */
export const span: Span = (name, attributes, work) =>
  record === undefined ? work() : record(name, attributes, work);

/** From now on spans are recorded by `recorder`; undefined ends that. */
export function recordSpans(recorder: Span | undefined): void {
  record = recorder;
}

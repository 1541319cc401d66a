export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/** Stands in for `Promise.withResolvers`, which Safari lacks before version 17.4. */
export function createDeferred<Value>(): Deferred<Value> {
  let deferred!: Pick<Deferred<Value>, "resolve" | "reject">;
  const promise = new Promise<Value>((resolve, reject) => {
    deferred = { resolve, reject };
  });
  return { promise, ...deferred };
}

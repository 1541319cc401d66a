/** Limits of a caller's connection, in milliseconds by default. */
export interface ConnectionLimits {
  /** Until the head of a request has arrived. */
  headers: number;
  /** Until a whole request has arrived. */
  request: number;
  /** Bytes a second, on average, with which the body of a known caller may take longer than that. */
  uploadRate: number;
  /** How often requests that are late are looked for. */
  interval: number;
  /** Between two requests; longer than the 60 seconds after which common load balancers close a connection. */
  keepAlive: number;
  /** Without a byte in either direction, unless a handler is at work: an unread response. */
  silence: number;
  /** Connections at once; more are refused, so that files and the database never lack descriptors. */
  connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  uploadRate: 8_000,
  interval: 1_000,
  keepAlive: 72_000,
  silence: 60_000,
  connections: 10_000,
};

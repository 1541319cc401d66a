/** Someone else's service did not answer as it should. The message names the service and the status, never what was sent. */
export class ServiceError extends Error {
  readonly status: number | undefined;

  constructor(service: string, status: number | undefined, cause?: unknown) {
    super(status === undefined ? `${service} did not answer` : `${service} answered ${status}`, { cause });
    this.name = "ServiceError";
    this.status = status;
  }
}

export interface ServiceRequest {
  /** Name of the service, for errors. */
  service: string;
  url: URL;
  /** Keys go here and nowhere else: headers are not in any error. */
  headers: Record<string, string>;
  /** Sent as JSON in a POST; a GET without one. */
  body?: unknown;
  /** Milliseconds, the answer's body included. */
  timeout: number;
}

/** Asks a service for JSON; undefined when it answers without a body. Throws a ServiceError. */
export async function callService({
  service,
  url,
  headers,
  body,
  timeout,
}: ServiceRequest): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { accept: "application/json", "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    throw new ServiceError(service, undefined, (error as Error).name);
  }
  if (!response.ok) throw new ServiceError(service, response.status);
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new ServiceError(service, response.status, "not JSON");
  }
}

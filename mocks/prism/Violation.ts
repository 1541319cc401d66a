import { findOperation } from "../contract.ts";

/** A breach of the contract that Prism found. */
export interface Violation {
  method: string;
  /** Of the contract where it has one; else as it was asked for. */
  path: string;
  status: number;
  /** Where: `response.body.invoice.total`, `request.query.page`; `request` alone for a call the contract has not. */
  at: string;
  message: string;
}

/**
 * The violations of a call as Prism's header `sl-violations` lists them. A list that is too long for a header is cut by
 * Prism and comes as a single violation.
 */
export function parseViolations(
  header: string,
  { method, path, status }: Pick<Violation, "method" | "path" | "status">,
): Violation[] {
  const call = { method, path: findOperation(method, path)?.path ?? path, status };
  try {
    const listed = JSON.parse(header) as { location: string[]; message: string }[];
    return listed.map(({ location, message }) => ({ ...call, at: location.join("."), message }));
  } catch {
    return [{ ...call, at: "", message: header }];
  }
}

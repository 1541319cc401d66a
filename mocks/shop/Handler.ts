import type { Approved } from "@velours/sdk/shop";
import type { Language, MerchantAccess, operations } from "@velours/sdk/types";
import type { MockSession } from "../session/MockSession.ts";
import type { Documents } from "./Documents.ts";
import type { MockResponse } from "./MockResponse.ts";

/** A handler's context beside the validated request. */
export interface Context {
  session: MockSession;
  /** Code of the site the request's host name asks for. */
  site: string;
  /** From Accept-Language, else the default of the site. */
  language: Language;
  /** Of the address that the request was sent to. */
  origin: string;
  /** The caller of an operation for merchants. */
  merchant: MerchantAccess | undefined;
  /** The proposal that the caller approves; undefined for a request that is the caller's own. */
  approval?: Approved | undefined;
  cookies: Record<string, string | undefined>;
  ip: string;
  /** ISO code the sandbox's header says; null without it. */
  country: string | null;
  userAgent: string | null;
  now: Date;
  /** Undefined in a page. */
  loadDocuments: (() => Promise<Documents>) | undefined;
}

type Part<Op extends keyof operations, Location extends keyof operations[Op]["parameters"]> = [
  NonNullable<operations[Op]["parameters"][Location]>,
] extends [never]
  ? Record<string, never>
  : NonNullable<operations[Op]["parameters"][Location]>;
type Sent<Op extends keyof operations> = operations[Op]["requestBody"];
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : undefined;

/** A checked request: types and rules of the contract hold. */
export interface Input<Op extends keyof operations> {
  params: Part<Op, "path">;
  query: Part<Op, "query">;
  headers: Record<string, string | undefined>;
  body: [Sent<Op>] extends [undefined] ? undefined : Json<NonNullable<Sent<Op>>>;
}

/** An operation on a session's shop. Undefined leaves the answer to the contract's examples. */
export type Handler<Op extends keyof operations> = (
  input: Input<Op>,
  context: Context,
) => MockResponse | undefined | Promise<MockResponse | undefined>;

export type Handlers = { [Op in keyof operations]?: Handler<Op> };

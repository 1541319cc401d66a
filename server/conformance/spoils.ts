import type { OutgoingHttpHeaders } from "node:http";
import type { ProxiedAnswer, ProxiedRequest, Spoil } from "./SpoilingProxy.ts";

export interface Defect {
  name: string;
  /** The case that finds it. */
  only: string;
  /** Text of a finding. */
  says: RegExp;
  /** A new one for each run: some remember what they saw. */
  create(): Spoil;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of any operation are spoilt
export type Json = any;

export const isAt = ({ method, path }: ProxiedRequest, wanted: string): boolean => {
  const [verb, start = ""] = wanted.split(" ");
  return method === verb && path.startsWith(`/api${start}`);
};

/** Changes the body of an operation's answers. */
export const inBody =
  (wanted: string, change: (body: Json, proxied: ProxiedRequest) => void, { status = 200 } = {}) =>
  (): Spoil =>
  async (proxied, forward) => {
    const answer = await forward(proxied);
    if (!isAt(proxied, wanted) || answer.status !== status) return answer;
    const body = JSON.parse(answer.text) as Json;
    change(body, proxied);
    return { ...answer, text: JSON.stringify(body) };
  };

/** Changes the headers of an operation's answers. */
export const inHeaders =
  (wanted: string, change: OutgoingHttpHeaders) => (): Spoil => async (proxied, forward) => {
    const answer = await forward(proxied);
    if (!isAt(proxied, wanted) || answer.status !== 200) return answer;
    return { ...answer, headers: { ...answer.headers, ...change } };
  };

/** Answers something else where the shop refuses with a reference. */
export const insteadOf =
  (reference: string, replace: (answer: ProxiedAnswer) => ProxiedAnswer) =>
  (): Spoil =>
  async (proxied, forward) => {
    const answer = await forward(proxied);
    return answer.text.startsWith(`{"reference":"${reference}"`) ? replace(answer) : answer;
  };

export const refusal = (reference: string) => JSON.stringify({ reference, message: "No", value: null });

/** Changes what reaches the shop. */
export const inRequest =
  (change: (proxied: ProxiedRequest) => ProxiedRequest) => (): Spoil => (proxied, forward) =>
    forward(change(proxied));

export const withoutHeader = (name: string) =>
  inRequest((proxied) => ({
    ...proxied,
    headers: Object.fromEntries(Object.entries(proxied.headers).filter(([key]) => key !== name)),
  }));

/** Checkouts that are refused, though an order like it was made before: sold once more. */
export const sellsAnyway =
  (...references: string[]) =>
  (): Spoil => {
    let sold: ProxiedAnswer | undefined;
    return async (proxied, forward) => {
      const answer = await forward(proxied);
      if (!isAt(proxied, "POST /services/payments/checkout")) return answer;
      if (answer.status === 200) sold ??= answer;
      const { reference } = JSON.parse(answer.text) as { reference?: string };
      return references.includes(reference ?? "") && sold !== undefined ? sold : answer;
    };
  };

export const cent = (value: number, by: number): number => Number((value + by).toPrecision(10));

/** Changes the query that reaches the shop. */
export const inQuery = (wanted: string, change: (query: URLSearchParams) => void) =>
  inRequest((proxied) => {
    if (!isAt(proxied, wanted)) return proxied;
    const [path, text] = proxied.path.split("?", 2);
    const query = new URLSearchParams(text);
    change(query);
    return { ...proxied, path: `${path}?${query.toString().replaceAll("+", "%20")}` };
  });

/** Ignores parameters of the query. */
export const ignoring = (wanted: string, ...names: string[]) =>
  inQuery(wanted, (query) => {
    for (const name of names) query.delete(name);
  });

/** Takes a parameter's value for another. */
export const taking = (wanted: string, name: string, value: string, meant: string) =>
  inQuery(wanted, (query) => {
    if (query.get(name) === value) query.set(name, meant);
  });

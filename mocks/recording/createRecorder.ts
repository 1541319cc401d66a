import type { Backend } from "../api/Backend.ts";
import type { Operation } from "../contract.ts";
import { addressPictures, restorePictures } from "../pictures/addressPictures.ts";
import type { MockSession } from "../session/MockSession.ts";
import { CookieJar } from "./CookieJar.ts";
import type { RecordedCall } from "./RecordedCall.ts";
import { toCall } from "./toCall.ts";

/** Request headers that the shop decides by; the others speak of the connection to the mock. */
const passed =
  /^(?:accept|accept-language|content-type|idempotency-key|if-match|user-agent|x-(?!mock-|forwarded-).*)$/;

/**
 * Asks a real shop and writes down what it answers. The shop's cookies stay here, in a jar for each session, so that
 * a page of any origin can sign in; neither they nor the secrets of requests are written.
 */
export function createRecorder(baseUrl: string, write: (call: RecordedCall) => void): Backend {
  const jars = new WeakMap<MockSession, CookieJar>();
  const pictures = new URL(baseUrl).origin as `http${string}`;
  const address = addressPictures(pictures);
  return {
    source: "shop",
    async answer(operation, request, session) {
      const jar = jars.get(session) ?? new CookieJar();
      jars.set(session, jar);
      const call = toCall(operation, request);
      const headers = Object.entries(request.headers).filter(
        (entry): entry is [string, string] => entry[1] !== undefined && passed.test(entry[0]),
      );
      const cookie = jar.header();
      const url = `${baseUrl.replace(/\/$/, "")}${request.path}${request.query && `?${request.query}`}`;
      const body = restorePictures(pictures, request.body);
      const response = await fetch(url, {
        method: call.method,
        headers: [...headers, ...(cookie ? [["cookie", cookie] as [string, string]] : [])],
        redirect: "manual",
        ...(body !== "" && { body }),
      });
      jar.take(response.headers.getSetCookie());
      const recorded = { ...call, ...(await readAnswer(response, operation, address)) };
      write(recorded);
      const { status, headers: answered, answer, base64 } = recorded;
      return {
        status,
        ...(answered && { headers: answered }),
        body: base64 === undefined ? answer : Buffer.from(base64, "base64"),
      };
    },
  };
}

async function readAnswer(
  response: Response,
  operation: Operation,
  address: ReturnType<typeof addressPictures>,
): Promise<Pick<RecordedCall, "status" | "headers" | "answer" | "base64">> {
  const { status } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const declared = Object.keys(operation.responses[status]?.headers ?? {}).map((name) => name.toLowerCase());
  const isJson = type.startsWith("application/json");
  const kept = new Set([
    ...declared,
    "retry-after",
    ...(isJson ? [] : ["content-type", "content-disposition"]),
  ]);
  kept.delete("set-cookie");
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.has(name)));
  return {
    status,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(bytes.length > 0 &&
      (isJson ? { answer: address?.(JSON.parse(bytes.toString())) } : { base64: bytes.toString("base64") })),
  };
}

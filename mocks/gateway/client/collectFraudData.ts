import { after, delay, trace } from "./environment.ts";

/** 'ada+fraud-late.join-fail@example.com' → ['fraud-late', 'join-fail']. */
function parseTags(email: string): string[] {
  const tagged = /\+([^@]*)@/.exec(email)?.[1];
  return tagged ? tagged.split(".") : [];
}

/** The fraud screening's collector: what it does is told by the email's tag. */
export async function collectFraudData({ sessionId, email = "" }: { sessionId: string; email?: string }) {
  trace("kount", "collect", { sessionId });
  const tags = parseTags(email);
  if (tags.includes("fraud-timeout")) return new Promise<never>(() => {});
  await after(tags.includes("fraud-late") ? 12_000 : delay);
  if (tags.includes("fraud-fail")) {
    throw Object.assign(new Error("Device data collection failed."), { reference: "kountDIDFailure" });
  }
  return { sessionId };
}

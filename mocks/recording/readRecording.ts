import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { RecordedCall } from "./RecordedCall.ts";

/** Reads a recording: a call in each line. Throws an Error with a sentence. */
export function readRecording(path: string): RecordedCall[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [parseCall(line, `${basename(path)}:${index + 1}`)],
  );
}

function parseCall(line: string, place: string): RecordedCall {
  try {
    const call = JSON.parse(line);
    if (typeof call.method === "string" && typeof call.path === "string" && Number.isInteger(call.status))
      return call;
  } catch {}
  throw new Error(`${place} is no recorded call: a line of a recording has method, path and status.`);
}

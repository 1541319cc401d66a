import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PlannedRow, ReadPlan } from "@velours/sdk/import";
import type { ImportInput } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { ImportError } from "../../import/ImportError.ts";
import { planSource, type SourceImport } from "../../import/importSource.ts";
import { parseSource, type Source } from "../../import/readSource.ts";
import type { ImportResult } from "../../import/runImport.ts";
import { defaultSite, toSources } from "../../import/toSources.ts";
import { defaultLimits } from "../../pictures/fetchPicture.ts";
import { presentReasons } from "../presentReasons.ts";

/** A file as an operation was sent it, with what its import would do. */
export interface ReadImport extends ReadPlan {
  source: Source;
  options: SourceImport;
  result: ImportResult;
}

/** Reads a file and plans its import. Throws an ImportError for a text that is not in its format. */
export async function readImport(
  services: Pick<Context, "store" | "sites">,
  input: ImportInput,
): Promise<ReadImport> {
  const all = services.sites.all();
  const { text, format = "json", name = "import", sites = [defaultSite(all)] } = input;
  const [sold = "USD"] = sites.flatMap((code) => services.sites.current(code)?.value.currencies ?? []);
  const { currency = sold } = input;
  // Megabytes of JSON take long: the request was parsed in this turn already.
  await nextTurn();
  const source = await parseSource(name, text, format, currency);
  const options: SourceImport = {
    sources: toSources(all, sites),
    skipBad: input.skipBad ?? false,
    allowFree: input.allowFree ?? false,
    stock: input.stock ?? "keep",
    stockUnknown: input.stockUnknown,
    linkPictures: false,
    pictureLimits: defaultLimits,
  };
  const { plan, result } = await planSource(services.store, source, options);
  return { source, options, result, plan, planId: plan === undefined ? null : hashPlan(input, plan.rows) };
}

/**
 * A hash of a file and of how it is read, in whatever order the options stand: a proposal's are stored in another. Megabytes
 * of text as JSON would hold the event loop.
 */
export const hashFile = ({ text, ...options }: ImportInput): string =>
  createHash("sha256")
    .update(JSON.stringify(options, Object.keys(options).toSorted()))
    .update(text)
    .digest("base64url");

/** A hash of a file, and of the stored rows that it would change. */
function hashPlan(input: ImportInput, rows: readonly PlannedRow[]): string {
  const hash = createHash("sha256").update(hashFile(input));
  for (const { part, key, before } of rows) hash.update(JSON.stringify([part, key, before]));
  return hash.digest("base64url");
}

/** Answers an ImportError as the refusal it is. */
export async function refusingBad<T>(
  context: Pick<Context, "language">,
  work: () => Promise<T>,
): Promise<T | ErrorResponse<"importBad">> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError)
      return refuse("importBad", { reason: presentReasons(context, [error.reason]) });
    throw error;
  }
}

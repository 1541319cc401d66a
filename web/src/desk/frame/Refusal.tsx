import { RefusedError } from "@velours/sdk";
import { parseReason } from "../parseReason.ts";

/** Says that something was refused, and the shop's reasons where the error has some. */
export function Refusal({ failure, error }: { failure: string; error: unknown }) {
  const reason = error instanceof RefusedError ? parseReason(error.error) : null;
  if (reason === null) return failure;
  return (
    <>
      <p>{failure}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 break-words">
        {[...new Set(reason.split(/\u00a0?; /))].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

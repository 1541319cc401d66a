/** Says that something was refused, and why: the shop's reasons are English sentences. */
export function Refusal({ failure, reason }: { failure: string; reason: string | null }) {
  return (
    <>
      <p>{failure}</p>
      {reason !== null && (
        <ul lang="en" className="mt-2 flex list-disc flex-col gap-1 pl-5 break-words">
          {[...new Set(reason.split("; "))].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

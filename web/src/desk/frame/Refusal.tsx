/** Says that something was refused, and the shop's reasons. */
export function Refusal({ failure, reason }: { failure: string; reason: string | null }) {
  return (
    <>
      <p>{failure}</p>
      {reason !== null && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 break-words">
          {[...new Set(reason.split(/\u00a0?; /))].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

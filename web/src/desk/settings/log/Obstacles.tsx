import type { ReplayObstacle } from "@velours/sdk/types";

/** Things that an undo cannot put back, each with its reason. */
export const Obstacles = ({ obstacles }: { obstacles: readonly ReplayObstacle[] }) => (
  <ul className="list-disc pl-5 text-sm">
    {obstacles.map(({ part, key, name, reason }) => (
      <li key={`${part} ${key} ${reason}`} className="break-words">
        {name !== "" && <span className="font-semibold">{name} · </span>}
        {reason}
      </li>
    ))}
  </ul>
);

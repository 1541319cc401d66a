import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";

/** An address that leads nowhere. */
export function Lost() {
  const text = useDeskText();
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-2xl font-bold">{text(m.desk_lost)}</h1>
      <DeskLink to="/desk" className="font-semibold text-brand-700 underline underline-offset-4">
        {text(m.desk_today)}
      </DeskLink>
    </div>
  );
}

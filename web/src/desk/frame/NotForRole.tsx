import { m, useDeskText } from "../desk.ts";

/** Stands in place of a screen that the caller's role does not show. */
export function NotForRole() {
  const text = useDeskText();
  return <p className="mt-6 rounded-lg bg-white p-8 text-ink-soft">{text(m.desk_not_for_role)}</p>;
}

import { useSyncExternalStore } from "react";
import { useShop } from "../api/useShop.ts";
import { formatDate } from "../text/formatDate.ts";

const never = () => () => {};

/** The day of a moment, in the reader's time zone; a page made by the server says it in UTC until it is taken over. */
export function LocalDay({ iso }: { iso: string }) {
  const { language } = useShop();
  const day = useSyncExternalStore(
    never,
    () => formatDate(iso, language, Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => formatDate(iso, language),
  );
  return <time dateTime={iso}>{day}</time>;
}

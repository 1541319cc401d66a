import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import type { ListingData } from "./loadListing.ts";
import { useListing } from "./useListing.ts";

/** A listing without products, and the way out of it. */
export function NoProducts({ data: { levels } }: { data: ListingData }) {
  const text = useText();
  const { clear } = useListing(levels.path);
  return (
    <EmptyState
      image="/assets/img/states/no-results.svg"
      title={text(m.no_results)}
      text={text(m.clear_filters_hint)}
      action={<Button onClick={clear}>{text(m.clear_filters)}</Button>}
    />
  );
}

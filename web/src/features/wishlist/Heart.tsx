import { useRouter } from "@tanstack/react-router";
import { Heart as HeartIcon } from "lucide-react";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { recover } from "../../platform/chunks/recover.ts";
import { isWished, shownWishes } from "../../platform/session/shownWishes.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { sayFailure } from "./sayFailure.ts";
import { toggleFavourite } from "./toggleFavourite.ts";

interface Props {
  product: { id: number; title: string };
  className?: string;
}

/** Puts a product on the wishlist, or takes it off. */
export function Heart({ product: { id, title }, className }: Props) {
  const text = useText();
  const router = useRouter();
  const wished = isWished(shownWishes(useSession()) ?? [], id);

  async function toggle(): Promise<void> {
    const { session, shop } = router.options.context;
    try {
      const done = await toggleFavourite(router, id);
      if (!done && session.get().user) sayFailure(shop);
    } catch (error) {
      if (error instanceof ChunkError) recover(error, { retry: () => void toggle() });
      else sayFailure(shop, error);
    }
  }

  return (
    <PlainButton
      aria-pressed={wished}
      aria-label={text(m.favourite_of, { title })}
      onClick={() => void toggle()}
      className={classes(
        "flex size-11 items-center justify-center rounded-full border border-line bg-white hover:border-brand-600",
        wished ? "text-brand-600" : "text-ink-soft",
        className,
      )}
    >
      <HeartIcon aria-hidden="true" size={20} fill={wished ? "currentColor" : "none"} />
    </PlainButton>
  );
}

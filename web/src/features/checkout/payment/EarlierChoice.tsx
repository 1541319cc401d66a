import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Link } from "../../../platform/ui/Link.tsx";

interface Props {
  /** The shopper does not wait for the earlier purchase. */
  onForget: () => void;
}

/** Only the member can learn what became of their purchase; another shopper at this browser may buy all the same. */
export function EarlierChoice({ onForget }: Props) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        href="/login?redirect=/checkout"
        preload={false}
        className={buttonClass({ variant: "outline", size: "small" })}
      >
        {text(m.log_in)}
      </Link>
      <Button variant="text" size="small" onClick={onForget}>
        {text(m.earlier_new_order)}
      </Button>
      <p className="text-sm text-ink-soft">{text(m.earlier_new_order_help)}</p>
    </div>
  );
}

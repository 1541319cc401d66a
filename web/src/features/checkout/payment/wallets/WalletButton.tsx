import type { DeviceWalletName } from "@velours/sdk/rules";
import { m } from "../../../../platform/text/m.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { classes } from "../../../../platform/ui/classes.ts";
import { PlainButton } from "../../../../platform/ui/PlainButton.tsx";
import { Spinner } from "../../../../platform/ui/Spinner.tsx";
import { WalletMark } from "./WalletMark.tsx";
import { walletName } from "./walletName.ts";

interface Props {
  wallet: DeviceWalletName;
  /** The button's action, in words. */
  label: string;
  /** An overlay covers the button. */
  busy: boolean;
  /** Status while waiting; of the opening sheet by default. */
  status?: string;
  /** Another wallet's sheet is open. */
  waiting?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** A wallet's own button, black with its mark. */
export function WalletButton({
  wallet,
  label,
  busy,
  status,
  waiting = false,
  disabled = false,
  onPress,
}: Props) {
  const text = useText();
  return (
    <PlainButton
      aria-label={label}
      aria-busy={busy || undefined}
      // Not `disabled`, which would take the focus away from the pressed button.
      aria-disabled={busy || waiting || undefined}
      disabled={disabled}
      onClick={busy || waiting ? undefined : onPress}
      className={classes(
        "relative flex min-h-13 w-full items-center justify-center overflow-hidden rounded-full bg-black px-6 text-white forced-colors:border",
        "transition-colors hover:bg-ink disabled:bg-line disabled:text-ink-faint aria-busy:cursor-progress",
      )}
    >
      <WalletMark wallet={wallet} />
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center bg-black/85">
          <Spinner />
          <span role="status" className="sr-only">
            {status ?? text(m.express_busy, { wallet: walletName(wallet) })}
          </span>
        </span>
      )}
    </PlainButton>
  );
}

import type { CartLine } from "@velours/sdk/types";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { EarlierChoice } from "../checkout/payment/EarlierChoice.tsx";
import { PaymentFailureText } from "../checkout/payment/PaymentFailureText.tsx";
import { WalletButton } from "../checkout/payment/wallets/WalletButton.tsx";
import { walletName } from "../checkout/payment/wallets/walletName.ts";
import type { ExpressWallet } from "./prepareExpress.ts";
import type { Express } from "./useExpress.ts";

const CartChangesDialog = lazyPart(
  async () => (await import("../checkout/cartChanges/CartChangesDialog.tsx")).CartChangesDialog,
);

interface Props {
  wallets: readonly ExpressWallet[];
  express: Express;
  /** Lines of the purchase, for the list of their changes. */
  lines: readonly CartLine[];
  promotion: { name: string } | null;
  onChangesClosed: () => Promise<void>;
}

/** The wallets' buttons, why express checkout failed, and the validation modal of what it buys. */
export function ExpressButtons({ wallets, express, lines, promotion, onChangesClosed }: Props) {
  const text = useText();
  const { currency } = useRegion();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {wallets.map((wallet) => (
          <WalletButton
            key={wallet.id}
            wallet={wallet.id}
            label={text(m.buy_with, { wallet: walletName(wallet.id) })}
            busy={express.busy === wallet.id}
            status={text(express.asking ? m.earlier_asking : m.express_busy, {
              wallet: walletName(wallet.id),
            })}
            waiting={express.busy !== null}
            onPress={() => express.press(wallet)}
          />
        ))}
      </div>
      <PaymentFailureText text={express.failure} advice={express.advice} />
      {express.ofMember && <EarlierChoice onForget={express.forget} />}
      {express.changes && (
        <CartChangesDialog
          error={express.changes}
          lines={lines}
          promotion={promotion}
          currency={currency}
          onClose={onChangesClosed}
        />
      )}
    </div>
  );
}

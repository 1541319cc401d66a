import { type DeviceWalletName, walletPayment } from "@velours/sdk/rules";
import { useRef, useState } from "react";
import { useShop } from "../../../../../platform/api/useShop.ts";
import { useSite } from "../../../../../platform/sites/useSite.ts";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { Skeleton } from "../../../../../platform/ui/Skeleton.tsx";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import type { AuthorizedPayment, WalletHandlers, WalletSheet } from "../../wallets/DeviceWallet.ts";
import { logWallet } from "../../wallets/logWallet.ts";
import { toAmounts } from "../../wallets/toAmounts.ts";
import { WalletButton } from "../../wallets/WalletButton.tsx";
import { walletName } from "../../wallets/walletName.ts";
import { usePreparedWallet } from "./usePreparedWallet.ts";

const notForExpress = async (): Promise<never> => {
  throw new Error("The sheet asked for a price, but the address is the checkout's own.");
};

export const ApplePayPanel = () => <DeviceWalletPanel id="apple-pay" />;
export const GooglePayPanel = () => <DeviceWalletPanel id="google-pay" />;

/** A device wallet: its sheet confirms the invoice of the checkout. */
function DeviceWalletPanel({ id }: { id: DeviceWalletName }) {
  const text = useText();
  const shop = useShop();
  const { name } = useSite();
  const { gateway, token, invoice, busy, disabled, failure, advice, fail, checkForm, pay } =
    usePaymentModel();
  const { authorization } = token;
  const wallet = usePreparedWallet(id, authorization, () => fail(null));
  const [open, setOpen] = useState(false);
  const sheet = useRef<WalletSheet | null>(null);

  async function report(error: unknown): Promise<void> {
    sheet.current?.abort();
    setOpen(false);
    logWallet(await shop.api(), id, shop.site, error);
  }

  async function authorize({ tokenise }: AuthorizedPayment): ReturnType<WalletHandlers["pay"]> {
    const outcome = await pay({
      method: id,
      screened: true,
      toPayment: async (_invoice, kountId) =>
        walletPayment(id, {
          nonce: await tokenise(),
          deviceData: await gateway.deviceData(authorization ?? ""),
          kountId,
        }),
    });
    if (outcome === "paid") return { paid: true };
    // The payment has said why, under the method.
    await report(new Error(`The payment was not made: ${outcome}.`));
    const isUnknown = outcome === "unknown";
    return { paid: false, problems: [], text: text(isUnknown ? m.wallet_unknown : m.wallet_over) };
  }

  function press(): void {
    if (open || busy || !wallet || !checkForm()) return;
    setOpen(true);
    try {
      sheet.current = wallet.open(
        {
          shop: name,
          currency: invoice.currency,
          amounts: toAmounts(text, invoice),
          express: false,
          shipped: false,
        },
        {
          validate: async () => {},
          changeAddress: notForExpress,
          changeOption: notForExpress,
          pay: authorize,
          cancel: () => setOpen(false),
          fail(error) {
            fail(error);
            void report(error);
          },
        },
      );
    } catch (error) {
      fail(error);
      void report(error);
    }
  }

  return (
    <>
      <PaymentFailureText text={failure} advice={advice} />
      {wallet ? (
        <WalletButton
          wallet={id}
          label={text(m.pay_with_wallet, { wallet: walletName(id) })}
          busy={open || busy}
          {...(!open && { status: text(m.processing) })}
          disabled={disabled}
          onPress={press}
        />
      ) : (
        !failure && <Skeleton className="h-13" />
      )}
    </>
  );
}

import type { DeviceWalletName } from "@velours/sdk/rules";
import { ApplePayMark } from "./ApplePayMark.tsx";
import { GooglePayMark } from "./GooglePayMark.tsx";

/** The wallet's own mark, as it is shown on black; the button around it has the words. */
export const WalletMark = ({ wallet }: { wallet: DeviceWalletName }) =>
  wallet === "apple-pay" ? <ApplePayMark /> : <GooglePayMark />;

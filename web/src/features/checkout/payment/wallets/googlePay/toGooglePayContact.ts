import type { WalletContact } from "../DeviceWallet.ts";
import { toWalletContact } from "../toWalletContact.ts";
import type { GooglePayAddress } from "./GooglePayKit.ts";

/** The wallet's address as the shop has it. It has one text for the whole name: the last word is the last name. */
export function toGooglePayContact(address: GooglePayAddress, email?: string): WalletContact {
  const { name = "", address1, address2, address3, phoneNumber, ...place } = address;
  const words = name.trim().split(/\s+/);
  const familyName = words.length > 1 ? words.pop() : undefined;
  const lines = [address1, address2, address3].filter((line) => line !== undefined);
  return toWalletContact({
    ...place,
    givenName: words.join(" "),
    addressLines: lines,
    ...(familyName && { familyName }),
    ...(phoneNumber && { phoneNumber }),
    ...(email && { emailAddress: email }),
  });
}

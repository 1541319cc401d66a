/** A contact as the wallet has it: the provider's own names. */
export interface WalletContact {
  givenName: string;
  familyName: string;
  emailAddress: string;
  phoneNumber: string;
  addressLines: string[];
  locality: string;
  administrativeArea: string;
  postalCode: string;
  country: string;
  countryCode: string;
}

/** Contacts of the sandbox's wallet. */
export const walletContacts: readonly WalletContact[] = [
  {
    givenName: "Ada",
    familyName: "Moreau",
    emailAddress: "ada@example.com",
    phoneNumber: "+15125550100",
    addressLines: ["12 Main St"],
    locality: "Austin",
    administrativeArea: "TX",
    postalCode: "78701",
    country: "United States",
    countryCode: "US",
  },
  {
    givenName: "Noor",
    familyName: "Tremblay",
    emailAddress: "noor@example.com",
    phoneNumber: "+16135550100",
    addressLines: ["150 Elgin St", "Apt 5"],
    locality: "Ottawa",
    administrativeArea: "ON",
    postalCode: "K1A 0B1",
    country: "Canada",
    countryCode: "CA",
  },
  {
    givenName: "Olive",
    familyName: "Reed",
    emailAddress: "olive@example.com",
    phoneNumber: "+442079460000",
    addressLines: ["10 Downing St"],
    locality: "London",
    administrativeArea: "",
    postalCode: "SW1A 2AA",
    country: "United Kingdom",
    countryCode: "GB",
  },
];

/** A contact before the payment is authorised: no name, no street, and of a Canadian or British postcode the first part. */
export function redactContact(contact: WalletContact): Partial<WalletContact> {
  const { locality, administrativeArea, postalCode, country, countryCode } = contact;
  const shown = countryCode === "US" ? postalCode : (postalCode.split(" ")[0] ?? "");
  return { locality, administrativeArea, postalCode: shown, country, countryCode };
}

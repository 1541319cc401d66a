const LOGOS: Readonly<Record<string, string>> = {
  visa: "visa",
  mastercard: "mastercard",
  "american express": "american-express",
  discover: "discover",
};

/** Address of a card brand's logo; undefined for a brand without one. */
export function brandLogo(cardType: string): string | undefined {
  const name = LOGOS[cardType.toLowerCase()];
  return name && `/assets/img/checkout/${name}.svg`;
}

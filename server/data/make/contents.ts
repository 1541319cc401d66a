interface Words {
  en: string;
  fr: string;
}

const cable = { en: "USB-C charging cable", fr: "Câble de recharge USB-C" };
const remote = { en: "Remote control with its battery", fr: "Télécommande et sa pile" };
const guide = { en: "Quick guide in English and French", fr: "Guide rapide en anglais et en français" };

/** Contents of a rechargeable product's box, by its description; nothing for any other. */
export function contents(title: Words, description: string): Words[] | undefined {
  if (!description.includes("USB")) return undefined;
  return [title, cable, ...(/\bremote\b/i.test(description) ? [remote] : []), guide];
}

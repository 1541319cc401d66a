/** Stand for what a product's other texts repeat: its handle, and its titles. */
export const signs = { handle: "\ue001", upperHandle: "\ue002", title: "\ue003", frenchTitle: "\ue004" };
/** Stands for the product's own field of the same name. */
export const same = "\ue005";
/** Stands for a handle made of the title. */
export const ofTitle = "\ue006";
/** Stands in a SKU for the variant's options. */
export const ofOptions = "\ue007";

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

interface Options {
  option1?: string;
  option2?: string;
  option3?: string;
}

export const optionsSlug = ({ option1 = "", option2 = "", option3 = "" }: Options): string =>
  slug(`${option1} ${option2} ${option3}`).toUpperCase();

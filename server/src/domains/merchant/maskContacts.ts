/** A text of another service without addresses and telephone numbers. */
export const maskContacts = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;=]+/g, "…").replaceAll(/\+?\d[\d ()-]{6,}\d/g, "…");

/** A ref that keeps a form from being sent while its field has a problem; empty for none. */
export const setValidity = (problem: string) => (field: HTMLInputElement | HTMLTextAreaElement | null) =>
  field?.setCustomValidity(problem);

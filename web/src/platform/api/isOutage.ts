/** True when the shop could not look: such a response says nothing about what was asked, whatever is in it. */
export const isOutage = ({ status }: Response): boolean => status >= 500 || status === 429;

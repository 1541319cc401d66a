/** True when the shop refused a request for its currency: the site was changed after this page was loaded. */
export const isUnsoldCurrency = (failure: unknown): boolean => {
  const { error } = (failure ?? {}) as { error?: { value?: object | null } };
  return Object.keys(error?.value ?? {}).includes("configuration.currency");
};

/** Runs in the page: a click before React has taken it over would be lost. */
export const isHydrated = (): boolean =>
  [...document.querySelectorAll("main *, [role=status]")].some((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps")),
  );

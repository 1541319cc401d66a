let asked = 0;

/**
 * Who the shopper is, as far as the script knows: the cookie `sandbox_identify_after=3` makes it know at the third
 * time it is asked; without it nobody is known.
 */
function identifyShopper(): { $email?: string; $exchange_id?: string } {
  asked += 1;
  const after = Number(/(?:^|; )sandbox_identify_after=(\d+)/.exec(document.cookie)?.[1]);
  return asked >= after ? { $email: "polled@example.com", $exchange_id: "kx-polled" } : {};
}

Object.assign(window, {
  _learnq: { push: () => undefined, identify: identifyShopper, isIdentified: () => asked > 0 },
});

/** The sheet is drawn in a shadow root: neither its styles nor the page's reach the other. */
export const walletStyles = `
:host { all: initial; }
dialog { box-sizing: border-box; border: 0; padding: 0; margin: auto; width: min(26rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 1.5rem); border-radius: 1rem; background: #fff; color: #1c1827; overflow: hidden;
  font: 400 1rem/1.45 system-ui, sans-serif; box-shadow: 0 24px 60px rgb(28 24 39 / 0.3); }
dialog[open] { display: flex; flex-direction: column; }
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: rise 0.25s ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(1.5rem); } }
}
dialog::backdrop { background: rgb(28 24 39 / 0.5); }
@media (max-width: 40rem) { dialog { margin: auto auto 0; width: 100vw; max-width: 100vw; border-radius: 1rem 1rem 0 0; } }
header { padding: 1.25rem 1.5rem 1rem; border-bottom: 1px solid #e6e3ec; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
h2:focus { outline: none; }
header p { margin: 0.25rem 0 0; font-size: 0.875rem; color: #5c566b; }
main { flex: 1 1 auto; min-height: 0; overflow: auto; display: flex; flex-direction: column; gap: 1.25rem; padding: 1.25rem 1.5rem; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend, .label { padding: 0; margin: 0 0 0.5rem; font-size: 0.875rem; font-weight: 600; display: block; }
.choice { display: flex; align-items: center; gap: 0.75rem; padding: 0.625rem 0.875rem; border: 1px solid #8a849a;
  border-radius: 0.5rem; cursor: pointer; }
.choice + .choice { margin-top: 0.5rem; }
.choice:has(:checked) { border-color: #1c1827; box-shadow: inset 0 0 0 1px #1c1827; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #1c1827; }
.choice span { flex: 1; min-width: 0; }
.choice small { display: block; color: #5c566b; font-size: 0.8125rem; }
input[type=email] { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 0.875rem; border: 1px solid #8a849a;
  border-radius: 0.5rem; font: inherit; color: inherit; background: #fff; }
dl { margin: 0; display: grid; grid-template-columns: 1fr auto; gap: 0.375rem 1rem; font-size: 0.9375rem; }
dt { color: #5c566b; } dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
dt.total, dd.total { margin-top: 0.375rem; font-size: 1.125rem; font-weight: 700; color: #1c1827; }
.problem { margin: 0; padding: 0.75rem 1rem; border-radius: 0.5rem; background: #fdecec; color: #8f1d1d; font-weight: 500;
  font-size: 0.9375rem; }
.problem:empty { display: none; }
.status { margin: 0; min-height: 1.45em; text-align: center; font-size: 0.875rem; color: #5c566b; }
footer { display: grid; grid-template-columns: 1fr 1fr; gap: 0.625rem; padding: 0.875rem 1.5rem 1.25rem;
  border-top: 1px solid #e6e3ec; }
button { min-height: 2.75rem; padding: 0.25rem 0.75rem; border-radius: 999px; border: 1px solid #8a849a; background: #fff;
  color: #1c1827; font: 600 0.9375rem/1.25 system-ui, sans-serif; cursor: pointer; }
button.pay { grid-column: 1 / -1; border-color: #000; background: #000; color: #fff; min-height: 3.25rem; font-size: 1.0625rem; }
.google-pay button.pay:enabled { border-color: #0b57d0; background: #0b57d0; }
.google-pay .choice:has(:checked) { border-color: #0b57d0; box-shadow: inset 0 0 0 1px #0b57d0; }
.google-pay .choice input { accent-color: #0b57d0; }
button.cancel { grid-column: 1 / -1; }
button:disabled { border-color: #d8d4e0; background: #eeecf2; color: #5c566b; cursor: default; }
:focus-visible { outline: 3px solid #4f3ad5; outline-offset: 2px; }
`;

/** Headers of the mock's own pages, which run no scripts. */
export const pageHeaders = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  "content-type": "text/html; charset=utf-8",
};

export const pageStyle = `
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 6rem; font: 16px/1.5 system-ui, sans-serif; color: #1d1a33; overflow-wrap: anywhere; }
h1 { font-weight: 600; margin: 0 0 0.5rem; } a { color: #4f3ad5; } code { font-size: 0.875rem; }
section { border-top: 1px solid #dcd9ec; padding: 1.5rem 0; scroll-margin-top: 1rem; } h2 { margin: 0 0 0.5rem; font-size: 1.125rem; } h2 code { font-size: inherit; }
p { margin: 0.25rem 0; } ul { margin: 0.75rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
li { display: grid; grid-template-columns: 14rem 1fr; gap: 0 1.5rem; } li span, li .quiet { display: block; }
.quiet { color: #5b5870; font-weight: 400; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1.5rem 0; padding: 1rem; background: #f5f3fc; border-radius: 0.5rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; } input, select, button { font: inherit; padding: 0.5rem; min-height: 2.75rem; box-sizing: border-box; border: 1px solid #8a86a3; border-radius: 0.375rem; background: #fff; color: inherit; }
button { background: #4f3ad5; border-color: #4f3ad5; color: #fff; padding: 0.5rem 1.25rem; }
nav { columns: 19rem; margin: 1.5rem 0; font-size: 0.875rem; } nav a { display: block; padding: 0.25rem 0; }
@media (max-width: 40rem) { li { grid-template-columns: 1fr; } label, label > *, button { width: 100%; } a { display: inline-block; padding: 0.25rem 0; } }`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The parts of a form's control that tell it from others. */
interface Control {
  tagName: string;
  id: string;
  name?: string;
}

const reported = new WeakSet<Control>();

/** Tells developers of a form's inputs that have neither id nor name: no value of theirs is ever sent. */
export function reportUnnamed(controls: Iterable<Control>): void {
  for (const control of controls) {
    if (!/^(input|select|textarea)$/i.test(control.tagName) || control.id || control.name) continue;
    if (reported.has(control)) continue;
    reported.add(control);
    console.error("An input needs an id or a name", control);
  }
}

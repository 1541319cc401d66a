/** Streets as SVG paths on 640 × 200, made from the words of an address: the same address is the same map. */
export interface DrawnMap {
  streets: string[];
  avenue: string;
}

const WIDTH = 640;
const HEIGHT = 200;
const GAP = 46;

/** A map of no real place: without a map service's key the address is sent to no one. */
export function drawMap(address: string): DrawnMap {
  const next = pseudoRandom(address);
  const slope = next(60) - 30;
  const streets: string[] = [];
  for (let x = -GAP; x < WIDTH + GAP; x += GAP + next(34)) streets.push(`M${x} 0L${x + slope} ${HEIGHT}`);
  for (let y = 20; y < HEIGHT; y += GAP + next(20)) streets.push(`M0 ${y}L${WIDTH} ${y - slope / 2}`);
  const from = 30 + next(140);
  const to = 30 + next(140);
  return { streets, avenue: `M0 ${from}C200 ${from} 440 ${to} ${WIDTH} ${to}` };
}

/** Integers below a limit, the same ones for the same words. */
function pseudoRandom(words: string): (limit: number) => number {
  let state = 7;
  for (const letter of words) state = (state * 31 + (letter.codePointAt(0) ?? 0)) % 233_280;
  return (limit) => {
    state = (state * 9301 + 49_297) % 233_280;
    return state % limit;
  };
}

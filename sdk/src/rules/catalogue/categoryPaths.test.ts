import { describe, expect, it } from "vitest";
import { CATEGORY_PATHS } from "./categoryPaths.ts";

const under = (path: string) =>
  CATEGORY_PATHS.filter((otherPath) => otherPath === path || otherPath.startsWith(`${path}/`)).length;

describe("categoryPaths", () => {
  it("S-093 S-094 are exactly these 49, each once", () => {
    expect(CATEGORY_PATHS).toHaveLength(49);
    expect([...CATEGORY_PATHS].sort()).toEqual(PATHS.split(/\s+/).sort());
  });

  it("S-095 S-096 S-097 count 8 lubricants, 34 sex toys and the top picks", () => {
    expect(under("/lubricants")).toBe(8);
    expect(under("/sex-toys")).toBe(34);
    expect(under("/top-picks")).toBe(1);
  });
});

const PATHS = `/anal-douches
/apparel
/apparel/swimwear
/apparel/underwear-jockstraps
/closet-sex-toys
/kink
/lubricants
/lubricants/hygiene
/lubricants/hygiene/anal-douches
/lubricants/hygiene/toy-cleaners
/lubricants/lubes
/lubricants/lubes/hybrid-lubricants
/lubricants/lubes/silicone-lubricants
/lubricants/lubes/water-lubricants
/sex-toys
/sex-toys/anal-beads
/sex-toys/anal-beads/standard-anal-beads
/sex-toys/anal-beads/vibrating-anal-beads
/sex-toys/butt-plugs
/sex-toys/butt-plugs/extra-large-butt-plugs
/sex-toys/butt-plugs/non-vibrating-butt-plugs
/sex-toys/butt-plugs/training-sets
/sex-toys/butt-plugs/vibrating-butt-plugs
/sex-toys/cock-rings
/sex-toys/cock-rings/performance-cock-rings
/sex-toys/cock-rings/stainless-steel-cock-rings
/sex-toys/cock-rings/vibrating-cock-rings
/sex-toys/dildos
/sex-toys/dildos/extra-large-dildos
/sex-toys/dildos/large-dildos
/sex-toys/dildos/medium-dildos
/sex-toys/dildos/premium-dildos
/sex-toys/dildos/small-dildos
/sex-toys/dildos/vibrating-dildos
/sex-toys/glass
/sex-toys/masturbators
/sex-toys/masturbators/automatic-masturbators
/sex-toys/masturbators/blowjob-machines
/sex-toys/masturbators/manual-masturbators
/sex-toys/penis-enhancers
/sex-toys/penis-enhancers/penis-extenders
/sex-toys/penis-enhancers/penis-pumps
/sex-toys/prostate-massagers
/sex-toys/prostate-massagers/flicking-thrusting-prostate-massagers
/sex-toys/prostate-massagers/standard-prostate-massagers
/sex-toys/prostate-massagers/vibrating-prostate-massagers
/sex-toys/stainless-steel
/sex-toys/vibrators
/top-picks`;

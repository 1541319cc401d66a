/** Random cases of a property: all of them in the full run, a tenth in each other. */
export const runs = (all: number): number => (process.env.FULL === undefined ? all / 10 : all);

/** FULL=1 (`npm run test:all`): everything, however long it takes; else what has to hold before each change lands. */
export const isFullRun = process.env.FULL === "1";

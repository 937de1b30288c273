/** The seed of every test that draws at random: the same every day; the full run sets another, which it prints. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

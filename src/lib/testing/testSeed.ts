/** What every test with chance in it draws from: the same each day; the full run sets another, which it prints. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

import { vi } from 'vitest';

// What is rendered in a unit test is never drawn: the second part of a screen comes with its first.
vi.mock('../useIsPainted', () => ({ useIsPainted: () => true }));

import { vi } from 'vitest';

// A unit test never paints: the second part of a screen is rendered with the first.
vi.mock('../useIsPainted', () => ({ useIsPainted: () => true }));

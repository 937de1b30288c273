import { vi } from 'vitest';

// A unit test never paints: the second part of a screen is rendered with the first.
vi.mock('../../src/ui/useIsPainted', () => ({ useIsPainted: () => true }));

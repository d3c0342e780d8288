import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { loadWords } from './lib/say';

await loadWords('en');
afterEach(cleanup);

// jsdom has neither scrolling nor media queries; nothing prefers anything.
window.scrollTo = () => {};
window.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

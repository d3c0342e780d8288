import { afterEach, expect, it, vi } from 'vitest';
import { keptNonce, sha256 } from './nonce';
import type { Table } from './protocol';
import { keptLinks, keptSeats, rematchOf } from './tables';

const table = (kept: number[], kinds: string[]) => ({ id: 'next', kept, seats: kinds.map((kind) => ({ kind })), mine: [] }) as unknown as Table;

afterEach(() => vi.unstubAllGlobals());

it('whoever asks for a rematch sits down at once, in all their seats with one promise of luck', async () => {
  const sat: { seat: number; nonce: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/rematch')) return Response.json({ table: table([0, 2], ['link', 'link', 'link']), links: { 1: 'secret' } });
    expect(path).toBe('/api/tables/next/sit');
    sat.push(JSON.parse(body));
    return Response.json(table([], ['you', 'link', 'you']));
  });
  await rematchOf('last');
  expect(sat.map(({ seat }) => seat)).toEqual([0, 2]);
  const secret = Uint8Array.from(keptNonce('next').match(/../g)!, (two) => parseInt(two, 16));
  expect(sat.map(({ nonce }) => nonce)).toEqual([sha256(secret), sha256(secret)]);
  expect(keptLinks('next')).toEqual({ 1: 'secret' });
});

it('a seat that somebody took is kept no longer', () => {
  expect(keptSeats(table([0, 1], ['person', 'link']))).toEqual([1]);
});

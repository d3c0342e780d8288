import { expect, it, vi } from 'vitest';

it('does nothing in the name of a newcomer before the server has told who that is', async () => {
  vi.resetModules();
  const { call } = await import('./api');
  const sent: string[] = [];
  let told!: (response: Response) => void;
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return path === '/api/me' ? new Promise<Response>((done) => (told = done)) : Promise.resolve(new Response('{}'));
  });
  const me = call('GET', '/api/me');
  const made = call('POST', '/api/tables', {});
  await Promise.resolve();
  expect(sent).toEqual(['/api/me']);
  told(new Response('{}'));
  await Promise.all([me, made]);
  expect(sent).toEqual(['/api/me', '/api/tables']);
  vi.unstubAllGlobals();
});

import { describe, expect, it } from 'vitest';
import { ownName } from './options';

describe('the name of a scenario of one\'s own', () => {
  it('stands in the option that holds it', () => {
    expect(ownName('key = "night"; name = "Night Watch"; side = [{ key = "nato" }]')).toBe('Night Watch');
    expect(ownName('name = "First"')).toBe('First');
    expect(ownName('')).toBe('');
  });
});

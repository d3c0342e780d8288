import { byName } from './icons';

const files = import.meta.glob<string>('./ships/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Profiles of 240 by 68: bow to the right, waterline at 60. */
export const profiles: Record<string, string> = byName(files);

const BY_TYPE: Record<string, string> = {
  BB: 'battleship',
  CG: 'cruiser-aegis',
  CGN: 'battlecruiser',
  CV: 'carrier-small',
  CVN: 'carrier',
  CVH: 'helicopter-carrier',
  CVHG: 'helicopter-carrier-missile',
  DD: 'destroyer',
  DDG: 'destroyer-missile',
  FF: 'frigate',
  FFG: 'frigate-missile',
  SS: 'submarine-diesel',
  SSN: 'submarine-nuclear',
};

/** The profile of a ship of this type; Soviet submarines have a hull of their own. */
export function profileOf(type: string, nation = ''): string {
  if (type === 'SSN' && nation === 'su') return 'submarine-soviet';
  return BY_TYPE[type] ?? 'transport';
}

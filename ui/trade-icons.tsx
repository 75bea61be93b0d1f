/** Icons of what a trade house does, for bands of words. */
import { LineIcon } from './icons.tsx';

const paths = {
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.500 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  tag: 'M4 4h8l8.500 8.500-8 8L4 12zM8.500 8.500h.01',
  tools:
    'm14.500 6 3-3a5 5 0 0 1-6.300 6.300L5 15.500a2.100 2.100 0 0 0 3 3l6.200-6.200A5 5 0 0 0 20.500 6l-3 3-2.500-.5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.500 2',
  box: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10',
  shield: 'M12 3 5 6v5.500c0 4.500 3 7.500 7 9.500 4-2 7-5 7-9.500V6zm-3 9 2.200 2.200L15.500 10',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 9c.4-3.500 3-5.500 6-5.500s5.600 2 6 5.500M16 4.500a3.500 3.500 0 0 1 0 6.500m1.500 3.700c2 .8 3.200 2.600 3.500 5.300',
  pin: 'M12 21s7-6.300 7-11.500a7 7 0 1 0-14 0C5 14.700 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
} as const;

export function TradeIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return <LineIcon path={paths[name]} className={className} />;
}

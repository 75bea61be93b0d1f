/** The rendered rooms: what stands in each (art/rooms.json), and which of them a product may be shown in. */
import rooms from './art/rooms.json' with { type: 'json' };
import type { SamplePicture } from './types.ts';

/** `x`, `y`: its middle in the picture, 0 to 1; `share`: how much of the picture it takes. */
export type Standing = { model: string; finish: string; x: number; y: number; share: number };
type Kind = 'bath' | 'kitchen' | 'living';
type Room = { kind: Kind; called: string };

/** A showroom and a warehouse are nobody's room: no product is shown in them. */
const known: Record<string, Room> = {
  'room-bathroom': { kind: 'bath', called: 'a bathroom' },
  'room-powder': { kind: 'bath', called: 'a powder room' },
  'room-shower': { kind: 'bath', called: 'a wet room' },
  'room-attic': { kind: 'bath', called: 'an attic bathroom' },
  'room-hotel': { kind: 'bath', called: 'a hotel bathroom' },
  'room-kitchen': { kind: 'kitchen', called: 'a kitchen' },
  'room-galley': { kind: 'kitchen', called: 'a galley kitchen' },
  'room-pantry': { kind: 'kitchen', called: 'a baker’s kitchen' },
  'room-dining': { kind: 'living', called: 'a dining room' },
  'room-nook': { kind: 'living', called: 'a breakfast nook' },
  'room-living': { kind: 'living', called: 'a living room' },
  'room-lounge': { kind: 'living', called: 'a living room' },
  'room-study': { kind: 'living', called: 'a study' },
  'room-bedroom': { kind: 'living', called: 'a bedroom' },
  'room-suite': { kind: 'living', called: 'a bedroom' },
  'room-guest': { kind: 'living', called: 'a guest room' },
  'room-hall': { kind: 'living', called: 'a hall' },
  'room-mudroom': { kind: 'living', called: 'a mudroom' },
};

/** Which rooms a department's products belong in. */
const fitting: Record<string, Kind[]> = {
  'cat-bathroom': ['bath'],
  'cat-cabinets': ['kitchen', 'living'],
  'cat-kitchen': ['kitchen'],
  'cat-lighting': ['bath', 'kitchen', 'living'],
  'cat-furniture': ['living', 'kitchen', 'bath'],
};

const standing: Record<string, Standing[]> = rooms;

export const isRoom = (model: string): boolean => model.startsWith('room-');

export const roomFits = (room: string, department: string): boolean => {
  const kind = known[room]?.kind;
  return kind !== undefined && (fitting[department] ?? []).includes(kind);
};

/** What stands in a room as it is rendered in a finish. */
export const standsIn = ({ model, finish }: Pick<SamplePicture, 'model' | 'finish'>): Standing[] =>
  standing[`${model}/${finish}`] ?? [];

/** How far a picture that is cut to 4:5 is moved, so that what it is about is in the middle. */
export function focalX(x: number, width: number, height: number): number {
  const cut = (height * 0.8) / width;
  if (cut >= 1) return 0.5;
  return Math.round(Math.min(1, Math.max(0, (x - cut / 2) / (1 - cut))) * 100) / 100;
}

/** Not one that is hidden in its room. */
const found = (room: string, picture: SamplePicture): Standing | undefined =>
  standing[room]?.find(({ model, finish }) => model === picture.model && finish === picture.finish);

/** The room in which a picture's own model stands in its own finish, the largest; null when there is none. */
export function roomOf(
  picture: SamplePicture,
  department: string,
): { room: SamplePicture; x: number } | null {
  const [best] = Object.keys(standing)
    .flatMap((key) => {
      const [model = '', finish = ''] = key.split('/');
      const one = roomFits(model, department) ? found(key, picture) : undefined;
      return one ? [{ model, finish, one }] : [];
    })
    .sort((a, b) => b.one.share - a.one.share);
  if (!best) return null;
  const { model, finish, one } = best;
  return { room: { model, finish, alt: `${picture.alt}, in ${known[model]?.called}` }, x: one.x };
}

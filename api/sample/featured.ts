/** What the sample dealer puts forward in the menus (docs/product.md#menu-links), each in a room of its own. */
import type { SamplePicture } from './types.ts';

const room = (model: string, finish: string, alt: string): SamplePicture => ({ model, finish, alt });

export const featured: {
  kind: 'category' | 'collection' | 'tag';
  id: string;
  picture: SamplePicture | null;
}[] = [
  {
    kind: 'category',
    id: 'cat-vanities',
    picture: room('room-bathroom', 'celadon', 'A celadon vanity under two arched mirrors'),
  },
  {
    kind: 'category',
    id: 'cat-cabinet-doors',
    picture: room('room-showroom', 'sage', 'Cabinets and doors in sage in the showroom'),
  },
  {
    kind: 'category',
    id: 'cat-kitchen-islands',
    picture: room('room-kitchen', 'deep-forest', 'A deep green kitchen with an oak island'),
  },
  {
    kind: 'category',
    id: 'cat-chandeliers',
    picture: room('room-dining', 'natural-walnut', 'A walnut dining table under a globe chandelier'),
  },
  {
    kind: 'category',
    id: 'cat-lounge-chairs',
    picture: room('room-study', 'moss-velvet', 'A wing chair in moss velvet between bookcases'),
  },
  { kind: 'collection', id: 'col-tidewater', picture: null },
  { kind: 'collection', id: 'col-orchard', picture: null },
  {
    kind: 'tag',
    id: 'tag-featured',
    picture: room('room-hall', 'harbor-blue', 'A harbor-blue cabinet beneath a round mirror'),
  },
];

/** The shape of the sample's projects, posts and people, as load-content.ts puts them into the database. */
import type { SamplePicture } from '../types.ts';

export type SamplePerson = {
  id: string;
  name: string;
  title: string;
  bio: string;
  email: string;
  phone: string;
  warehouseId: string;
  picture: SamplePicture;
};

export type SampleProject = {
  slug: string;
  title: string;
  summary: string;
  body: string;
  place: string;
  completedOn: string;
  /** A slug of `rooms`. */
  room: string;
  tags: string[];
  pictures: SamplePicture[];
  /** Slugs of sample products. */
  products: string[];
  /** Those that the first picture shows, in percent from its left and its top. */
  spots?: { product: string; x: number; y: number }[];
  /** The room before the work, seen from the same place. */
  before?: SamplePicture;
  people: string[];
};

export type SamplePost = {
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  /** A slug of `topics`. */
  topic: string;
  author: string;
  /** Slugs of sample products that it is about. */
  products?: string[];
  picture: SamplePicture;
  /** Before the store was first started, so that a new store has a journal whatever its clock says. */
  daysAgo: number;
};

export const pictured = (model: string, finish: string, alt: string): SamplePicture => ({
  model,
  finish,
  alt,
});

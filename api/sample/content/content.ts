/** What Alder & Fenn shows of itself: 17 projects, 12 posts, 8 people. */
import { people } from './people.ts';
import { materialPosts } from './posts-materials.ts';
import { practicePosts } from './posts-practice.ts';
import { roomProjects } from './projects-rooms.ts';
import { waterProjects } from './projects-water.ts';

const rooms = [
  { slug: 'bathroom', name: 'Bathrooms' },
  { slug: 'kitchen', name: 'Kitchens' },
  { slug: 'living', name: 'Living rooms' },
  { slug: 'dining', name: 'Dining rooms' },
  { slug: 'bedroom', name: 'Bedrooms' },
  { slug: 'hall', name: 'Halls' },
  { slug: 'commercial', name: 'Hospitality and commercial' },
];

const topics = [
  { slug: 'materials', name: 'Materials' },
  { slug: 'on-site', name: 'On site' },
  { slug: 'light', name: 'Light' },
  { slug: 'design', name: 'Design' },
  { slug: 'business', name: 'Business' },
];

export const sampleContent = {
  rooms,
  topics,
  people,
  projects: [...waterProjects, ...roomProjects],
  posts: [...materialPosts, ...practicePosts],
};

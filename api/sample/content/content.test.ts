import { expect, test } from 'vitest';
import { richFromMarkdown } from '#api/platform/database/markdown-to-rich.ts';
import { plainText } from '#schemas/fields/rich-text.ts';
import { sampleDealer } from '../dealer.ts';
import { finishes } from '../filters.ts';
import { sampleContent } from './content.ts';

const { people, posts, projects, rooms, topics } = sampleContent;
const products = new Set(sampleDealer().products.map((product) => product.slug));
const warehouses = new Set(sampleDealer().warehouses.map((warehouse) => warehouse.id));
const persons = new Set(people.map((person) => person.id));

test('it has the promised counts, and no slug twice', () => {
  expect([projects.length, posts.length, people.length]).toEqual([17, 12, 8]);
  for (const list of [projects, posts]) expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
  expect(persons.size).toBe(people.length);
});

test('every reference names something', () => {
  const missing = [
    ...[...projects, ...posts].flatMap(({ products: used = [] }) =>
      used.filter((slug) => !products.has(slug)),
    ),
    ...projects.flatMap(({ spots = [], products: used }) =>
      spots.filter(({ product }) => !used.includes(product)).map(({ product }) => product),
    ),
    ...projects.flatMap(({ people: who }) => who.filter((id) => !persons.has(id))),
    ...projects.map(({ room }) => room).filter((slug) => !rooms.some((room) => room.slug === slug)),
    ...posts.map(({ topic }) => topic).filter((slug) => !topics.some((topic) => topic.slug === slug)),
    ...posts.map(({ author }) => author).filter((id) => !persons.has(id)),
    ...people.map(({ warehouseId }) => warehouseId).filter((id) => !warehouses.has(id)),
  ];
  expect(missing).toEqual([]);
});

test('every picture has its finish and its words', () => {
  const pictures = [
    ...projects.flatMap((project) => project.pictures),
    ...posts.map(({ picture }) => picture),
  ];
  for (const { finish, alt } of [...pictures, ...people.map(({ picture }) => picture)]) {
    expect(Object.keys(finishes)).toContain(finish);
    expect(alt.length).toBeGreaterThan(10);
  }
  for (const project of projects) {
    expect(project.pictures.length).toBeGreaterThanOrEqual(1);
    expect(project.pictures.length).toBeLessThanOrEqual(6);
  }
});

test('every room and topic is used, and no body leaves Markdown lying about', () => {
  for (const { slug } of rooms) expect(projects.map(({ room }) => room)).toContain(slug);
  for (const { slug } of topics) expect(posts.map(({ topic }) => topic)).toContain(slug);
  for (const { body } of [...projects, ...posts])
    expect(plainText(richFromMarkdown(body))).not.toMatch(/\*\*|^#|\]\(/m);
});

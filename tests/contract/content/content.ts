import { describe, expect, it } from 'vitest';
import { sampleContent } from '#api/sample/content/content.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function contentContract({ visitor, accountOf }: ContractTools): void {
  describe('pages that a search names', () => {
    const named = async (q: string, partial: 'true' | 'false' = 'false') =>
      dataOf(await visitor().searchPages({ query: { q, partial } }));

    it.each([
      ['returns', '/page/return-policy'],
      ['refund', '/page/return-policy'],
      ['privacy', '/page/privacy-policy'],
      ['terms', '/page/terms-of-service'],
      ['about us', '/page/about'],
      ['services', '/page/services'],
      ['shipping', '/page/shipping'],
      ['delivery', '/page/shipping'],
      ['help', '/page/help'],
      ['faq', '/page/help'],
    ])('%s', async (q, href) => {
      expect((await named(q))[0]).toMatchObject({ href, section: null });
    });

    it('finds each post and each person by the whole name, and nothing for a product', async () => {
      const [post] = dataOf(await visitor().listPosts({ query: { limit: 1 } })).items;
      expect((await named(post?.title ?? ''))[0]?.href).toBe(`/blog/${post?.slug}`);
      const [person] = dataOf(await visitor().listPeople({ query: {} })).items;
      expect((await named(person?.name ?? ''))[0]?.href).toBe(`/team/${person?._id}`);
      for (const q of ['faucet', 'vanity', 'brass', 'sink']) expect(await named(q)).toEqual([]);
    });

    it('shows neither the page of blocks that every page stands in nor the home page', async () => {
      for (const q of ['footer', 'navigation', 'home']) expect(await named(q)).toEqual([]);
    });

    it('takes the beginning of a name while it is being typed', async () => {
      expect((await named('retu', 'true'))[0]?.href).toBe('/page/return-policy');
      expect(await named('retu')).toEqual([]);
    });
  });

  describe('projects, posts and people', () => {
    it('pages through the projects by date, newest first, and the other way round', async () => {
      const read = async (sort: 'newest' | 'oldest') => {
        const pages = await Promise.all(
          [1, 2, 3].map((page) => visitor().listProjects({ query: { sort, page, limit: 7 } })),
        );
        return pages.flatMap((page) => dataOf(page).items);
      };
      const newest = await read('newest');
      expect(newest).toHaveLength(sampleContent.projects.length);
      const dates = newest.map((project) => project.completed_on);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(dataOf(await visitor().listProjects({ query: { page: 9 } }))).toMatchObject({
        items: [],
        total: newest.length,
      });
      expect((await read('oldest')).map(({ slug }) => slug)).toEqual(
        newest.map(({ slug }) => slug).reverse(),
      );
    });

    it('narrows projects to a room and a tag, and counts the rooms', async () => {
      const all = dataOf(await visitor().listProjects({ query: { limit: 100 } }));
      expect(all.rooms.reduce((sum, room) => sum + room.count, 0)).toBe(all.total);
      const kitchens = dataOf(await visitor().listProjects({ query: { room: 'kitchen' } }));
      expect(kitchens.total).toBe(all.rooms.find(({ slug }) => slug === 'kitchen')?.count);
      expect(kitchens.items.every(({ room }) => room.slug === 'kitchen')).toBe(true);
      const small = dataOf(await visitor().listProjects({ query: { tag: 'Small space' } }));
      expect(small.total).toBe(all.items.filter(({ tags }) => tags.includes('Small space')).length);
      expect(small.total).toBeGreaterThan(0);
      expect(dataOf(await visitor().listProjects({ query: { room: 'attic' } })).items).toEqual([]);
    });

    it('shows a project with its products at the caller’s prices, and its neighbors', async () => {
      const params = { slug: 'alameda-green-kitchen' };
      const guests = dataOf(await visitor().getProject({ params }));
      expect(guests.body.document.content).toContainEqual({
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'The numbers' }],
      });
      expect(guests.pictures).toHaveLength(5);
      expect(guests.people.map(({ _id }) => _id)).toEqual(['peter-kowalczyk', 'iris-fenn']);
      expect(guests.next?.slug).toBe('laurelhurst-primary-bath');
      const after = dataOf(await visitor().getProject({ params: { slug: 'laurelhurst-primary-bath' } }));
      expect(after.previous?.slug).toBe(params.slug);
      const newest = dataOf(await visitor().getProject({ params: { slug: 'foothills-guest-house' } }));
      expect(newest.next).toBeNull();
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const theirs = dataOf(await trade.getProject({ params }));
      expect(theirs.products.map(({ _id }) => _id)).toEqual(guests.products.map(({ _id }) => _id));
      expect(theirs.products[0]?.price).toBeLessThan(guests.products[0]?.price ?? 0);
    });

    it('lists posts newest first and by topic, and a post knows its author and what to read next', async () => {
      const all = dataOf(await visitor().listPosts({ query: { limit: 100 } }));
      expect(all.total).toBe(12);
      expect(all.next_change).toBeNull();
      const dates = all.items.map(({ published_at }) => published_at);
      expect(dates).toEqual([...dates].sort().reverse());
      const light = dataOf(await visitor().listPosts({ query: { topic: 'light' } }));
      expect(light.total).toBe(all.topics.find(({ slug }) => slug === 'light')?.count);
      const post = dataOf(await visitor().getPost({ params: { slug: light.items[0]?.slug ?? '' } }));
      expect(post.author?._id).toBe('amara-okafor');
      expect(post.reading_minutes).toBeGreaterThan(0);
      expect(post.related).toHaveLength(3);
      expect(post.related[0]?.topic.slug).toBe('light');
      expect(post.related.map(({ slug }) => slug)).not.toContain(post.slug);
    });

    it('lists the people in the dealer’s order, and each with what they wrote and built', async () => {
      const people = dataOf(await visitor().listPeople());
      expect(people.total).toBe(8);
      expect(people.items[0]?._id).toBe('iris-fenn');
      const iris = dataOf(await visitor().getPerson({ params: { id: 'iris-fenn' } }));
      expect(iris.warehouse).toEqual({ _id: 'wh-portland', name: 'Portland' });
      expect(iris.posts.every(({ author }) => author?._id === 'iris-fenn')).toBe(true);
      expect(iris.posts.length).toBeGreaterThan(0);
      expect(iris.projects.length).toBeGreaterThan(0);
      expect(JSON.stringify(iris.body.document)).toContain('"marks":[{"type":"italic"}]');
    });

    it('answers not_found for what is not there', async () => {
      expect(problemOf(await visitor().getProject({ params: { slug: 'nowhere' } })).code).toBe('not_found');
      expect(problemOf(await visitor().getPost({ params: { slug: 'nothing' } })).code).toBe('not_found');
      expect(problemOf(await visitor().getPerson({ params: { id: 'nobody' } })).code).toBe('not_found');
      expect(problemOf(await visitor().getPost({ params: { slug: 'No Slug' } })).code).toBe('not_found');
    });
  });
}

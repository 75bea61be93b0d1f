import { describe, expect, it } from 'vitest';
import { sampleContent } from '#api/sample/content/content.ts';
import { contentKinds } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { plainText } from '#schemas/fields/rich-text.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { editorTools } from './editor/editor-tools.ts';

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: object[]) => ({ type: 'doc', content });
let numbers = 0;
const fresh = (name: string) => {
  numbers += 1;
  return `${name}-${Date.now().toString(36)}-${numbers}`;
};

export function writtenContract(tools: ContractTools): void {
  const { visitor, inStock } = tools;
  const { employee } = editorTools(tools);

  const write = async (who: Visitor, document: DraftDocument) =>
    dataOf(await who.createEditorPage({ body: { document } }));
  const publish = async (who: Visitor, document: DraftDocument) => {
    const page = await write(who, document);
    const body = { revision: page.draft.revision };
    return dataOf(await who.publishDraft({ params: { id: page._id }, body }));
  };
  /** The draft becomes `document`, and what shoppers see too. */
  const republish = async (who: Visitor, id: string, document: DraftDocument) => {
    const { draft } = dataOf(await who.getEditorPage({ params: { id } }));
    const saved = dataOf(
      await who.saveDraft({ params: { id }, body: { document, revision: draft.revision } }),
    );
    return who.publishDraft({ params: { id }, body: { revision: saved.revision } });
  };
  const samplePicture = async () => {
    const { items } = dataOf(await visitor().listPosts({ query: { limit: 1 } }));
    const { src, alt, width, height } = (items[0] as (typeof items)[number]).picture;
    return { src, alt, width, height };
  };
  const aPost = async (change: object = {}): Promise<DraftDocument> => ({
    kind: 'post',
    slug: fresh('post'),
    audience: 'guest',
    title: 'Honed or polished',
    excerpt: 'What a month of coffee does to each.',
    body: doc(words('We left both under a tap for a month.')),
    picture: await samplePicture(),
    topic: 'light',
    ...change,
  });
  const getPost = (slug: unknown) => visitor().getPost({ params: { slug: String(slug) } });

  describe('what employees write', () => {
    it('has a published document for all that the sample has, each of them valid', async () => {
      const viewer = await employee('viewer');
      const counts = { post: 12, project: 17, person: 8, topic: 4, room: 7 };
      for (const kind of contentKinds) {
        const pages = dataOf(await viewer.listEditorPages({ query: { kind } }));
        const sample = pages.filter(({ updated_by }) => updated_by === 'operator');
        if (kind === 'topic') counts.topic = sampleContent.topics.length;
        if (kind === 'room') counts.room = sampleContent.rooms.length;
        expect([kind, sample.length]).toEqual([kind, counts[kind]]);
        for (const { _id, status } of sample) {
          expect(status).toBe('published');
          const { draft } = dataOf(await viewer.getEditorPage({ params: { id: _id } }));
          const body = { document: draft.document, page: _id };
          expect([_id, dataOf(await viewer.checkDraft({ body })).problems]).toEqual([_id, []]);
        }
      }
    });

    it('keeps pages and posts in lists of their own, with addresses of their own', async () => {
      const publisher = await employee('publisher');
      const post = await aPost({ slug: 'about' });
      await publish(publisher, post);
      const pages = dataOf(await publisher.listEditorPages());
      expect(pages.filter(({ slug }) => slug === 'about').map(({ kind }) => kind)).toEqual(['page']);
      expect(dataOf(await visitor().getPage({ params: { slug: 'about' } })).page.title).not.toBe(post.title);
      expect(dataOf(await getPost('about')).title).toBe(post.title);
    });

    it('shows a post from its publication until it is taken off, and again', async () => {
      const [editor, publisher] = [await employee('editor'), await employee('publisher')];
      const product = await inStock();
      const document = await aPost({
        author: 'iris-fenn',
        products: [product._id],
        body: doc(
          words('One.'),
          { type: 'products', attrs: { products: [product._id] } },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'See it',
                marks: [{ type: 'link', attrs: { href: `product:${product._id}` } }],
              },
            ],
          },
        ),
      });
      const page = await write(editor, document);
      const params = { id: page._id };
      const body = { revision: page.draft.revision };
      expect(problemOf(await getPost(document.slug)).code).toBe('not_found');
      expect(problemOf(await editor.publishDraft({ params, body })).code).toBe('forbidden');
      dataOf(await publisher.publishDraft({ params, body }));

      const post = dataOf(await getPost(document.slug));
      expect(post).toMatchObject({ title: document.title, author: { _id: 'iris-fenn' }, reading_minutes: 1 });
      expect(post.products.map(({ _id }) => _id)).toEqual([product._id]);
      expect(post.body.products.map(({ _id }) => _id)).toEqual([product._id]);
      expect(post.body.references[`product:${product._id}`]).toEqual({
        href: product.href,
        label: product.name,
      });
      expect(plainText(post.body.document)).toContain('One.');
      const listed = async () =>
        dataOf(await visitor().listPosts({ query: { author: 'iris-fenn', limit: 100 } }));
      expect((await listed()).items.map(({ slug }) => slug)).toContain(document.slug);

      dataOf(await publisher.unpublishPage({ params, body: {} }));
      expect(problemOf(await getPost(document.slug)).code).toBe('not_found');
      expect((await listed()).items.map(({ slug }) => slug)).not.toContain(document.slug);
      const again = dataOf(await publisher.publishDraft({ params, body }));
      expect(again.status).toBe('published');
      // It comes out on the day on which it first did.
      expect(dataOf(await getPost(document.slug)).published_at).toBe(post.published_at);

      dataOf(await publisher.deleteEditorPage({ params }));
      expect(problemOf(await getPost(document.slug)).code).toBe('not_found');
      dataOf(await publisher.undeleteEditorPage({ params, body: {} }));
      expect(dataOf(await getPost(document.slug)).title).toBe(document.title);
    });

    it('keeps a post of a later day off the shop until then', async () => {
      const publisher = await employee('publisher');
      const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      const document = await aPost({ date });
      await publish(publisher, document);
      expect(problemOf(await getPost(document.slug)).code).toBe('not_found');
      const list = dataOf(await visitor().listPosts({ query: {} }));
      expect(list.next_change?.slice(0, 10)).toBe(date);
      const [page] = dataOf(await publisher.listEditorPages({ query: { kind: 'post' } })).filter(
        ({ slug }) => slug === document.slug,
      );
      const past = { ...document, date: '2025-03-04' };
      dataOf(await republish(publisher, page?._id ?? '', past));
      expect(dataOf(await getPost(document.slug)).published_at.slice(0, 10)).toBe('2025-03-04');
    });

    it('leads from where a post was to where it is, and says what is gone', async () => {
      const publisher = await employee('publisher');
      const document = await aPost();
      const page = await publish(publisher, document);
      const moved = { ...document, slug: fresh('moved') };
      dataOf(await republish(publisher, page._id, moved));
      const former = async () =>
        dataOf(
          await visitor().getFormerPage({ params: { slug: String(document.slug) }, query: { kind: 'post' } }),
        );
      expect(problemOf(await getPost(document.slug)).code).toBe('not_found');
      expect(await former()).toEqual({ href: `/blog/${moved.slug}`, gone: false });
      dataOf(await publisher.deleteEditorPage({ params: { id: page._id } }));
      expect(await former()).toEqual({ href: null, gone: true });
      dataOf(await publisher.undeleteEditorPage({ params: { id: page._id }, body: {} }));
      const other = await aPost({ slug: document.slug, title: 'Another one' });
      await publish(publisher, other);
      expect(dataOf(await getPost(document.slug)).title).toBe('Another one');
      const taken = problemOf(await republish(publisher, page._id, document));
      expect(Object.keys(taken.fieldErrors ?? {})).toEqual(['/slug']);
    });

    it('refuses what is missing, wrong or leads nowhere, each with its place in the text', async () => {
      const publisher = await employee('publisher');
      const document = await aPost({
        topic: 'no-such-topic',
        body: doc(
          words('Fine.'),
          { type: 'photo', attrs: { image: { src: '', alt: '', width: 1, height: 1 } } },
          { type: 'products', attrs: { products: ['no-such-product'] } },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
            ],
          },
          { type: 'paragraph', content: [{ type: 'script', text: 'alert(1)' }] },
        ),
      });
      const page = await write(publisher, document);
      const body = { revision: page.draft.revision };
      const problem = problemOf(await publisher.publishDraft({ params: { id: page._id }, body }));
      expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual([
        '/body/content/1/attrs/image/src',
        '/body/content/2/attrs/products/0',
        '/body/content/3/content/0/marks/0/attrs/href',
        '/body/content/4/content/0/type',
        '/topic',
      ]);
      const empty = { ...(await aPost()), body: doc({ type: 'paragraph' }) };
      const { problems } = dataOf(await publisher.checkDraft({ body: { document: empty } }));
      expect(problems.map(({ pointer }) => pointer)).toEqual(['/body']);
      const missing = dataOf(await publisher.checkDraft({ body: { document: { kind: 'post', slug: 'x' } } }));
      expect(missing.problems.map(({ pointer }) => pointer).sort()).toEqual(
        ['/body', '/excerpt', '/picture', '/title', '/topic'].sort(),
      );
    });

    it('does not become another kind by its draft', async () => {
      const publisher = await employee('publisher');
      const page = await write(publisher, await aPost());
      const document = { slug: 'x', audience: 'guest', title: 'A page', blocks: [] };
      const saved = dataOf(
        await publisher.saveDraft({
          params: { id: page._id },
          body: { document, revision: page.draft.revision },
        }),
      );
      const problem = problemOf(
        await publisher.publishDraft({ params: { id: page._id }, body: { revision: saved.revision } }),
      );
      expect(Object.keys(problem.fieldErrors ?? {})).toContain('/kind');
    });

    it('publishes a project with marks in its photos, and what it looked like before', async () => {
      const publisher = await employee('publisher');
      const product = await inStock();
      const picture = await samplePicture();
      const document = {
        kind: 'project',
        slug: fresh('project'),
        audience: 'guest',
        title: 'A bath on Alder Street',
        summary: 'Two weeks, one window.',
        body: doc(words('It was dark.')),
        pictures: [{ image: picture, spots: [{ product: product._id, x: 40, y: 62.5 }] }, { image: picture }],
        before: picture,
        place: 'Portland, OR',
        completed: '2026-10-01',
        room: sampleContent.rooms[0]?.slug ?? '',
        tags: ['Remodel'],
        people: ['iris-fenn'],
      };
      const page = await publish(publisher, document);
      const project = dataOf(await visitor().getProject({ params: { slug: document.slug } }));
      expect(project.spots).toEqual([[{ product: product._id, x: 40, y: 62.5 }], []]);
      expect(project.before?.src).toBe(picture.src);
      // What is marked was used.
      expect(project.products.map(({ _id }) => _id)).toEqual([product._id]);
      expect(project.people.map(({ _id }) => _id)).toEqual(['iris-fenn']);
      dataOf(await publisher.deleteEditorPage({ params: { id: page._id } }));
      expect(problemOf(await visitor().getProject({ params: { slug: document.slug } })).code).toBe(
        'not_found',
      );
    });

    it('keeps the address of a person, and who wrote what is on the shop', async () => {
      const publisher = await employee('publisher');
      const slug = fresh('ada');
      const document = {
        kind: 'person',
        slug,
        audience: 'guest',
        title: 'Ada Marsh',
        role: 'Lighting designer',
        body: doc(words('Draws with light.')),
        picture: await samplePicture(),
        email: 'ada@example.com',
        phone: '(503) 555-0101',
        warehouse: 'wh-portland',
        position: 99,
      };
      const page = await publish(publisher, document);
      const params = { id: page._id };
      expect(dataOf(await visitor().getPerson({ params: { id: slug } })).warehouse?._id).toBe('wh-portland');
      const post = await aPost({ author: slug });
      const written = await publish(publisher, post);
      expect(dataOf(await getPost(post.slug)).author?.name).toBe('Ada Marsh');
      const moved = problemOf(await republish(publisher, page._id, { ...document, slug: fresh('other') }));
      expect(Object.keys(moved.fieldErrors ?? {})).toEqual(['/slug']);
      dataOf(await republish(publisher, page._id, { ...document, title: 'Ada Marsh-Fenn' }));
      expect(dataOf(await getPost(post.slug)).author?.name).toBe('Ada Marsh-Fenn');
      expect(problemOf(await publisher.unpublishPage({ params, body: {} })).code).toBe('in_use');
      expect(problemOf(await publisher.deleteEditorPage({ params })).code).toBe('in_use');
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const { draft } = dataOf(await publisher.getEditorPage({ params }));
      const schedule = { action: 'unpublish', at, zone: 'UTC', revision: draft.revision } as const;
      expect(problemOf(await publisher.createSchedule({ params, body: schedule })).code).toBe('in_use');
      dataOf(await republish(publisher, written._id, { ...post, author: 'iris-fenn' }));
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      expect(problemOf(await visitor().getPerson({ params: { id: slug } })).code).toBe('not_found');
      const people = dataOf(await visitor().listPeople());
      expect(people.items.map(({ _id }) => _id)).not.toContain(slug);
    });

    it('does not take a topic off the shop that posts are sorted by', async () => {
      const publisher = await employee('publisher');
      const slug = fresh('topic');
      const topic = await publish(publisher, { kind: 'topic', slug, audience: 'guest', title: 'Tools' });
      const params = { id: topic._id };
      const post = await publish(publisher, await aPost({ topic: slug }));
      const facet = async () =>
        dataOf(await visitor().listPosts({ query: {} })).topics.find((one) => one.slug === slug);
      expect(await facet()).toEqual({ slug, name: 'Tools', count: 1 });
      expect(problemOf(await publisher.unpublishPage({ params, body: {} })).code).toBe('in_use');
      expect(problemOf(await publisher.deleteEditorPage({ params })).code).toBe('in_use');
      dataOf(await publisher.deleteEditorPage({ params: { id: post._id } }));
      dataOf(await publisher.unpublishPage({ params, body: {} }));
      expect(await facet()).toBeUndefined();
    });

    it('previews what is unfinished, to employees and to whoever has the link', async () => {
      const editor = await employee('editor');
      const page = await write(editor, { kind: 'post', slug: fresh('draft'), title: 'Half a thought' });
      const body = { page: page._id };
      const seen = dataOf(await editor.previewContent({ body }));
      expect(seen).toMatchObject({ kind: 'post', post: { title: 'Half a thought', products: [] } });
      expect(problemOf(await visitor().previewContent({ body })).code).toBe('unauthenticated');
      const link = dataOf(await editor.createPreviewLink({ params: { id: page._id }, body: { hours: 1 } }));
      const answer = await tools.send('/api/v1/editor/content-preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-preview-token': link.token },
        body: JSON.stringify(body),
      });
      expect(await answer.json()).toMatchObject({ kind: 'post', post: { title: 'Half a thought' } });
      const home = dataOf(await editor.listEditorPages()).find(({ slug }) => slug === 'home');
      expect(problemOf(await editor.previewContent({ body: { page: home?._id ?? '' } })).code).toBe(
        'not_found',
      );
    });
  });
}

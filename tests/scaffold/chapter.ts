/** Every kind of field of the new block, edited as a marketer does it, and seen in the preview without a reload. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

/** The page as it stands in the editor's preview. */
export const preview = (page: Page): FrameLocator => page.getByTitle('Page preview').contentFrame();

/** Chooses the new block, and opens the form of one of its chapters. */
export async function openChapter(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: /^Everything/ }).click();
  const chapter = page.getByRole('button', { name: new RegExp(`^Chapter ${number}`) });
  if ((await chapter.getAttribute('aria-expanded')) === 'false') await chapter.click();
  await expect(chapter).toHaveAttribute('aria-expanded', 'true');
}

export const headline = (page: Page) => page.getByLabel('Headline', { exact: true });

/** What the edits below make of the preset's chapter. `sources` is the film that the library has. */
export const edited = (sources: object[]) => ({
  headline: 'A warmer chapter',
  more: 'category:cat-lighting',
  action: { content: 'Come and see', link: '/t/featured', variant: 'secondary' },
  tone: 'loud',
  notes: [{ words: 'by hand' }, { words: 'as it came' }],
  maker: { name: 'Fenn', since: 2004 },
  film: {
    sources,
    url: 'https://video.example.com/film',
    poster: expect.objectContaining({ src: '/pictures/room-kitchen/soot' }),
  },
  photo: expect.objectContaining({ src: '/pictures/room-bathroom/sage', alt: 'Our own bathroom' }),
  dress: { align: 'start', background: 'sand' },
  width: 36,
  framed: true,
  series: 'col-north-light',
});

type Edit = { field: string; make: () => Promise<unknown>; shows: () => Promise<void> };

/** The twelve kinds, one after the other, in the chapter that is open. */
export function edits(page: Page): Edit[] {
  const shown = preview(page).getByRole('main');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const says = (text: string) => () => expect(shown.getByText(text, { exact: true })).toBeVisible();
  const choose = async (field: string, name: string) => {
    // Of an empty field, and of one that a film's own poster filled.
    const button = new RegExp(`^(Choose|Replace) photo: ${field}$`);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
  };
  const leadsTo = (name: string, address: string) => () =>
    expect(shown.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  return [
    {
      field: 'text',
      make: () => headline(page).fill('A warmer chapter'),
      shows: () => expect(shown.getByRole('heading', { name: 'A warmer chapter' })).toBeVisible(),
    },
    {
      field: 'link, as an address',
      make: async () => {
        const more = page.getByRole('combobox', { name: 'More', exact: true });
        await more.fill('/search');
        await more.press('Enter');
      },
      shows: leadsTo('More on A warmer chapter', '/search'),
    },
    {
      field: 'link, to something of the shop',
      make: async () => {
        await page.getByRole('combobox', { name: 'More', exact: true }).fill('Lighting');
        await page.getByRole('option', { name: /^Lighting\s*Category$/ }).click();
      },
      shows: leadsTo('More on A warmer chapter', '/c/lighting'),
    },
    {
      field: 'button',
      make: async () => {
        const action = group('Action');
        await action.getByLabel('Button label', { exact: true }).fill('Come and see');
        const link = action.getByRole('combobox', { name: 'Button link' });
        await link.fill('/t/featured');
        await link.press('Enter');
        await action.getByRole('radio', { name: 'Secondary' }).check();
      },
      shows: leadsTo('Come and see', '/t/featured'),
    },
    {
      field: 'select',
      make: () => group('Tone').getByRole('radio', { name: 'Loud' }).check(),
      shows: says('Tone: loud'),
    },
    {
      field: 'array',
      make: async () => {
        await page.getByRole('button', { name: 'Add note', exact: true }).click();
        await page.getByLabel('Words of the note').fill('by hand');
        await page.getByRole('button', { name: 'Move Note 2: by hand up' }).click();
      },
      shows: says('Notes: by hand, as it came'),
    },
    {
      field: 'object',
      make: async () => {
        await page.getByLabel('Maker’s name').fill('Fenn');
        await page.getByLabel('Since', { exact: true }).fill('2004');
      },
      shows: says('Maker: Fenn, since 2004'),
    },
    {
      field: 'video',
      make: async () => {
        await group('Film').getByLabel('URL').fill('https://video.example.com/film');
        await group('Film').getByRole('button', { name: 'Choose video' }).click();
        await page.getByRole('button', { name: 'Choose Workshop', exact: true }).click();
        await choose('Cover photo', 'Kitchen, soot');
      },
      shows: async () => {
        await says('Film: video/mp4 https://video.example.com/film')();
        await expect(shown.getByRole('img', { name: /^A kitchen with soot gray cabinets/ })).toBeAttached();
      },
    },
    {
      field: 'image',
      make: async () => {
        await choose('Photo', 'Bathroom, sage');
        await group('Photo').getByLabel('Alt text').fill('Our own bathroom');
      },
      shows: () => expect(shown.getByRole('img', { name: 'Our own bathroom' })).toBeAttached(),
    },
    {
      field: 'style',
      make: () =>
        group('Dress')
          .getByRole('group', { name: /^Background/ })
          .getByRole('radio', { name: 'Sand' })
          .check(),
      shows: () => expect(shown.getByRole('article')).toHaveAttribute('style', /--color-sand/),
    },
    {
      field: 'number',
      make: () => page.getByRole('textbox', { name: 'Width', exact: true }).fill('36'),
      shows: says('Width: 36 in'),
    },
    { field: 'boolean', make: () => page.getByLabel('Framed').check(), shows: says('Framed: yes') },
    {
      field: 'ID',
      make: async () => {
        await page.getByRole('combobox', { name: 'Series' }).fill('North');
        await page.getByRole('option', { name: /^North Light/ }).click();
      },
      shows: says('Series: col-north-light'),
    },
  ];
}

/** A page's state and audience in words and colour. */

import * as m from '#messages';
import { isFrame } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPageHead, PageStatus } from '#schemas/domain/content/editor.ts';
import { type Audience, audiences } from '#schemas/domain/content/page.ts';
import type { PageReview, ReviewState } from '#schemas/domain/content/review.ts';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { sayZonedMoment } from '../words/when.ts';

const audienceNames: Record<Audience, () => string> = {
  guest: m.editor_audience_guest,
  customer: m.editor_audience_customer,
  company: m.editor_audience_company,
};

/** The options of a choice of audience. */
export const audienceOptions = () =>
  audiences.map((audience) => (
    <option key={audience} value={audience}>
      {audienceNames[audience]()}
    </option>
  ));

/** A draft may hold an audience that nobody knows, or none. */
export function audienceName(audience: unknown): string {
  const known = audiences.find((one) => one === audience);
  return known ? audienceNames[known]() : m.editor_audience_unknown();
}

export const statusNames: Record<PageStatus, () => string> = {
  draft: m.editor_status_draft,
  published: m.editor_status_published,
  changed: m.editor_status_changed,
  unpublished: m.editor_status_unpublished,
};

const looks: Record<PageStatus, { chip: string; dot: string }> = {
  draft: { chip: 'bg-sand text-stone', dot: 'border border-line-strong' },
  published: { chip: 'bg-accent-soft text-accent-deep', dot: 'bg-accent' },
  changed: { chip: 'bg-warning-soft text-warning', dot: 'bg-warning' },
  unpublished: { chip: 'bg-sand text-stone', dot: 'bg-line-strong' },
};

const chip = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold';

export function StatusChip({ status }: { status: PageStatus }) {
  return (
    <span className={classes(chip, 'whitespace-nowrap', looks[status].chip)}>
      <span className={classes('size-1.5 rounded-full', looks[status].dot)} />
      {statusNames[status]()}
    </span>
  );
}

/** The next thing that happens by itself, with when: in the zone it was chosen in. */
export function ScheduledChip({ next }: { next: NonNullable<EditorPageHead['next']> }) {
  const when = sayZonedMoment(next.at, next.zone);
  return (
    <span className={classes(chip, 'bg-info/10 text-info')}>
      <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2" className="size-3.5 shrink-0" />
      {next.action === 'publish' ? m.editor_next_publish({ when }) : m.editor_next_unpublish({ when })}
    </span>
  );
}

const reviewChips: Record<ReviewState, { look: string; name: () => string }> = {
  asked: { look: 'bg-info/10 text-info', name: m.editor_status_in_review },
  approved: { look: 'bg-accent-soft text-accent-deep', name: m.editor_status_approved },
  changes: { look: 'bg-warning-soft text-warning', name: m.editor_status_changes },
};

/** How its review stands; nothing of an approval of an older draft. */
export function ReviewChip({ review: { state, changed } }: { review: PageReview }) {
  if (state === 'approved' && changed) return null;
  const { look, name } = reviewChips[state];
  return <span className={classes(chip, 'whitespace-nowrap', look)}>{name()}</span>;
}

/** Where shoppers find it. */
export function addressOf(slug: string): string {
  if (slug === 'home') return '/';
  if (isFrame(slug)) return m.editor_every_page();
  return `/page/${slug}`;
}

const kinds: Record<string, string> = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  navigation: 'M4 5h16v4H4zM4 13h7m-7 4h5',
  footer: 'M4 15h16v4H4zM4 5h10M4 9h7',
};

/** Home, navigation, footer or another page, at a glance. */
export function PageKind({ slug }: { slug: string }) {
  const path = Object.hasOwn(kinds, slug) ? kinds[slug] : undefined;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sand text-stone">
      <LineIcon path={path ?? 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6'} className="size-5" />
    </span>
  );
}

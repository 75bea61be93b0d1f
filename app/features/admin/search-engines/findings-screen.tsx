import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { Finding, FindingKind } from '#schemas/domain/content/finding.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';

const path = '/admin/search-engines';

const kinds: Record<FindingKind, { name: () => string; text: () => string }> = {
  descriptions: { name: m.findings_descriptions, text: m.findings_descriptions_text },
  titles: { name: m.findings_titles, text: m.findings_titles_text },
  links: { name: m.findings_links, text: m.findings_links_text },
  unlinked: { name: m.findings_unlinked, text: m.findings_unlinked_text },
  addresses: { name: m.findings_addresses, text: m.findings_addresses_text },
};

const subjects: Record<Finding['subject'], () => string> = {
  page: m.findings_page,
  section: m.block_saved_section_label,
  post: m.findings_post,
  project: m.findings_project,
  product: m.findings_product,
  category: m.findings_category,
  vendor: m.findings_vendor,
  tag: m.findings_tag,
  collection: m.findings_collection,
};

const faults: Record<Finding['what'], (finding: Finding) => string> = {
  missing: m.findings_missing,
  short: ({ text }) => m.findings_short({ count: text.length }),
  long: ({ text }) => m.findings_long({ count: text.length }),
  same: m.findings_same,
  broken: ({ text }) => m.findings_broken({ link: text }),
  unlinked: m.findings_no_link,
  gone: m.findings_gone,
};

/** Where it is fixed; null where there is no screen for it. */
function editHref({ subject, id }: Finding): string | null {
  if (id === null) return null;
  if (subject === 'page' || subject === 'section') return `/admin/pages/${id}`;
  if (subject === 'post' || subject === 'project') return `/admin/content/${id}`;
  return subject === 'product' ? `/admin/catalog/products/${id}` : null;
}

type Props = {
  kind: FindingKind;
  findings: { items: Finding[]; page: number; pages: number; total: number };
};

export function FindingsScreen({ kind, findings: { items, page, pages, total } }: Props) {
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.findings_title()}
      </Heading>
      <nav
        aria-label={m.findings_kinds()}
        className="mt-4 flex flex-wrap gap-x-6 border-b border-line text-sm"
      >
        {(Object.keys(kinds) as FindingKind[]).map((one) => (
          <Link
            key={one}
            to={`${path}?show=${one}`}
            aria-current={one === kind ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center border-b-2',
              one === kind ? 'border-accent' : 'border-transparent text-stone hover:text-ink',
            )}
          >
            {kinds[one].name()}
          </Link>
        ))}
      </nav>
      <p className="mt-5 max-w-text text-stone">{kinds[kind].text()}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.findings_none()} text={m.findings_none_text()} />
        </div>
      ) : (
        <>
          <p role="status" className="mt-4 text-sm text-stone">
            {m.findings_count({ count: total })}
          </p>
          <ul aria-label={kinds[kind].name()} className="mt-3 border-t border-line">
            {items.map((finding) => (
              <Row
                key={`${finding.subject} ${finding.id} ${finding.href} ${finding.text}`}
                finding={finding}
              />
            ))}
          </ul>
        </>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${path}?${new URLSearchParams({ show: kind, page: `${number}` })}`}
        />
      </div>
    </Container>
  );
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent';

function Row({ finding }: { finding: Finding }) {
  const { subject, name, href, what, text } = finding;
  const edit = editHref(finding);
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-stone">
          {subjects[subject]()}
          {href ? ` · ${href}` : null}
        </p>
        <p className="mt-1 text-sm">{faults[what](finding)}</p>
        {text && what !== 'broken' ? <p className="mt-1 text-sm text-stone">{text}</p> : null}
      </div>
      <p className="flex gap-5 text-sm">
        {edit ? (
          <Link to={edit} reloadDocument aria-label={m.findings_fix_of({ name })} className={link}>
            {m.findings_fix()}
          </Link>
        ) : null}
        {what === 'gone' ? null : (
          <a href={href} aria-label={m.findings_view_of({ name })} className={link}>
            {m.findings_view()}
          </a>
        )}
      </p>
    </li>
  );
}

/** A desk for what customers write: its states, what was done last, and the rows of one state, page by page. */
import type { ReactNode } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { ModerationStatus } from '#schemas/domain/catalog/review.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { StatusTabs } from './status-tabs.tsx';

export type DeskPage<Item> = { items: Item[]; page: number; pages: number; pending: number };

type Props<Item> = {
  path: string;
  title: string;
  /** Null for who may not see it: `notYours` says so. */
  rows: DeskPage<Item> | null;
  notYours: string;
  none: { title: string; text: string };
  status: ModerationStatus;
  answer: StaffAnswer | undefined;
  row: (item: Item) => ReactNode;
};

export function ModerationDesk<Item>(props: Props<Item>) {
  const { path, title, rows, notYours, none, status, answer, row } = props;
  if (!rows)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={notYours} text={m.desk_reviews_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {title}
      </Heading>
      <StatusTabs path={path} current={status} pending={rows.pending} />
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-5">
          {answer.message}
        </Notice>
      ) : null}
      {rows.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState {...none} />
        </div>
      ) : (
        <ul aria-label={title} className="mt-5 space-y-5">
          {rows.items.map(row)}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={rows.page}
          pages={rows.pages}
          hrefOf={(page) => `${path}?${new URLSearchParams({ status, page: `${page}` })}`}
        />
      </div>
    </Container>
  );
}

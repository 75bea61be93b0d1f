/** The questions of a product's page. Made to HTML by the loader (docs/decisions/0032-served-html.md). */
import { ServedPages } from '#app/features/storefront/served/served-pages.server.tsx';
import * as m from '#messages';
import type { Question, QuestionPage } from '#schemas/domain/catalog/question.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { buttonClasses } from '#ui/button.tsx';
import { SectionHeading } from '#ui/heading.tsx';

/** With more than these, they can be searched. */
const many = 5;

export type QuestionListProps = {
  slug: string;
  questions: QuestionPage;
  /** What was searched for among them. */
  sought: string;
  /** The page's path, and what else its address carries. */
  path: string;
  others: [string, string][];
  hrefOf: (page: number) => string;
};

export function QuestionList(props: QuestionListProps) {
  const { slug, questions, sought, hrefOf } = props;
  const { items, page, pages, all, total } = questions;
  const ask = (
    <a href={`/ask/${slug}`} className={buttonClasses({ variant: 'outline' })}>
      {m.question_ask()}
    </a>
  );
  return (
    <section id="questions" aria-labelledby="questions-title" className="mt-band scroll-mt-4">
      <SectionHeading id="questions-title" title={m.question_title()} action={ask} />
      {all > many || sought ? <Search {...props} /> : null}
      {sought ? (
        <p role="status" className="mb-3 text-sm text-stone">
          {m.question_found({ count: total })}
        </p>
      ) : null}
      {all === 0 ? <p className="text-lg text-stone">{m.question_none()}</p> : null}
      {items.length > 0 ? (
        <ol aria-label={m.question_title()} className="max-w-4xl divide-y divide-line border-y border-line">
          {items.map((question) => (
            <Item key={question._id} question={question} slug={slug} />
          ))}
        </ol>
      ) : null}
      <ServedPages label={m.question_pages()} page={page} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}

function Search({ path, others, sought }: QuestionListProps) {
  return (
    <form method="get" action={`${path}#questions`} className="mb-5 flex max-w-xl gap-2" data-no-print>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="ask"
        defaultValue={sought}
        maxLength={100}
        aria-label={m.question_search()}
        placeholder={m.question_search()}
        className="h-11 min-w-0 grow rounded-sm border border-line-strong bg-surface px-3 placeholder:text-stone"
      />
      <button type="submit" className={buttonClasses({ variant: 'outline' })}>
        {m.shop_search()}
      </button>
    </form>
  );
}

function Item({ question, slug }: { question: Question; slug: string }) {
  const { _id, text, author, published_at, answers } = question;
  return (
    <li className="py-5">
      <article>
        <h3 className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{text}</h3>
        <p className="mt-0.5 text-sm text-stone">
          {m.review_by({ author, day: formatDay(published_at, 'UTC') })}
        </p>
        {answers.map((answer) => (
          <div key={answer._id} className="mt-3 border-l-2 border-line pl-4">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</p>
            <p className="mt-0.5 text-sm text-stone">
              {m.review_by({ author: answer.author, day: formatDay(answer.at, 'UTC') })} ·{' '}
              {answer.dealer ? m.question_by_dealer() : m.review_verified()}
            </p>
          </div>
        ))}
        <a
          href={`/ask/${slug}?question=${_id}`}
          data-no-print
          aria-label={m.question_answer_of({ text })}
          className="mt-2 inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.question_answer()}
        </a>
      </article>
    </li>
  );
}

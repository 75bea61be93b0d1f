/** Beside the products of a search: pages, posts, projects and answers whose text holds its words. */

import { useId } from 'react';
import * as m from '#messages';
import { type FoundKind, type FoundText, isQuestion } from '#schemas/domain/content/found-text.ts';
import { Link } from '#ui/link.tsx';

const kindNames: Record<FoundKind, () => string> = {
  page: m.search_found_page,
  post: m.search_found_post,
  project: m.search_found_project,
  answer: m.search_found_answer,
};

/** So many stand before the products. */
const mostAnswers = 2;

/** What may answer a question, by its title or a heading. */
export const answersAmong = (search: string, texts: readonly FoundText[]): FoundText[] =>
  isQuestion(search) ? texts.filter(({ named }) => named).slice(0, mostAnswers) : [];

/** `above`: before the products, as answers. */
export function FoundTexts({ texts, above = false }: { texts: readonly FoundText[]; above?: boolean }) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={above ? 'mt-6 mb-8' : 'mt-band'}>
      <h2 id={id} className="font-display text-xl font-medium">
        {above ? m.search_answers_title() : m.search_found_title()}
      </h2>
      <ul className="mt-4 grid gap-6 desk:grid-cols-2">
        {texts.map(({ kind, title, href, heading, snippet }) => (
          <li key={href} className="min-w-0 border-t border-line pt-4">
            <p className="text-sm text-stone">
              {[kindNames[kind](), ...(heading ? [heading] : [])].join(' · ')}
            </p>
            <h3 className="mt-1">
              {/* An answer is opened by the browser, which finds the place in the address of a page that it loads. */}
              <Link
                to={href}
                {...(kind === 'answer' ? { reloadDocument: true } : { prefetch: 'intent' as const })}
                className="font-semibold text-accent underline"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1 break-words text-stone">
              {snippet.map(({ text, found }, at) =>
                found ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand in their places.
                  <mark key={at} className="bg-warning-soft text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

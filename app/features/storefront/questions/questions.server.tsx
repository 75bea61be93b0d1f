/** What a product's page shows of its questions. */
import type { AppLoadContext } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionList } from './question-list.server.tsx';
import { questionParameters } from './question-parameters.ts';

const [pageName, searchName] = questionParameters;
const pageIn = (value: string | null) =>
  Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), 10_000);

/** Nothing, and a line in the log, when they cannot be read: the product can be bought without them. */
export async function loadQuestions({ api, log }: AppLoadContext, request: Request, slug: string) {
  const url = new URL(request.url);
  const sought = (url.searchParams.get(searchName) ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const page = pageIn(url.searchParams.get(pageName));
  const answer = await api.listQuestions({
    params: { slug },
    query: { page, ...(sought ? { q: sought } : {}) },
  });
  if (!answer.ok) {
    log.warn({ code: answer.problem.code, slug }, 'Questions could not be listed');
    return '';
  }
  const others = [...url.searchParams].filter(([name]) => name !== pageName && name !== searchName);
  const hrefOf = (number: number) => {
    const params = new URLSearchParams(others);
    if (sought) params.set(searchName, sought);
    if (number > 1) params.set(pageName, `${number}`);
    return `${url.pathname}${params.size > 0 ? `?${params}` : ''}#questions`;
  };
  return renderToStaticMarkup(
    <QuestionList
      slug={slug}
      questions={answer.data}
      sought={sought}
      path={url.pathname}
      others={others}
      hrefOf={hrefOf}
    />,
  );
}

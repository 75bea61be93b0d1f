/** The address of a page to be made: whether another page has it is said while it is typed. */
import { useEffect, useState } from 'react';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { PageProblem } from '#schemas/domain/content/editor.ts';
import { TextField } from '#ui/field.tsx';
import { callApi } from '../editor-client.ts';

type Props = { audience: string; placeholder: string | undefined; error: string | undefined };

/** ms after the last letter. */
const pause = 400;

type Heard = { slug: string; audience: string; problem: string | null; warning: string | null };

export function AddressField({ audience, placeholder, error }: Props) {
  const [typed, setTyped] = useState('');
  const [heard, setHeard] = useState<Heard | null>(null);
  const slug = typed.trim().toLowerCase();
  useEffect(() => {
    if (slug === '') return;
    let left = false;
    const timer = setTimeout(async () => {
      const answer = await callApi('checkDraft', { body: { document: { slug, audience } } });
      if (left || !answer.ok) return;
      const said = (list: readonly PageProblem[]) => {
        const found = list.find(({ pointer }) => pointer === '/slug');
        return found ? (sentenceOf(found) ?? found.message) : null;
      };
      const { problems, warnings } = answer.data;
      setHeard({ slug, audience, problem: said(problems), warning: said(warnings) });
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [slug, audience]);
  const known = heard?.slug === slug && heard.audience === audience ? heard : null;
  const hint =
    slug === ''
      ? m.editor_slug_empty()
      : known
        ? (known.warning ?? m.editor_address_free())
        : m.editor_address_checking();
  return (
    <TextField
      name="slug"
      label={m.editor_page_slug()}
      placeholder={placeholder}
      onChange={(event) => setTyped(event.currentTarget.value)}
      hint={known?.problem ? undefined : hint}
      error={known?.problem ?? (slug === '' || !known ? error : undefined)}
    />
  );
}

/** A page's name, address and audience. They are the draft's until it is published. */
import { Form, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { isFixedPage } from '#schemas/domain/content/editor.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { audienceOptions } from './page-words.tsx';
import type { PagesAnswer } from './pages.server.ts';

type Props = {
  page: { _id: string; title: string; slug: string; audience: string; published_at: string | null };
  mayEdit: boolean;
  answer: PagesAnswer | undefined;
};

export function SettingsScreen({ page, mayEdit, answer }: Props) {
  const scripted = useScripted();
  const fixed = isFixedPage(page.slug, page.audience);
  const { state } = useNavigation();
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-xl">
        <Heading level={1} size="section">
          {m.editor_settings_of({ title: page.title })}
        </Heading>
        <p className="mt-2 text-stone">
          {page.published_at ? m.editor_settings_published() : m.editor_settings_text()}
        </p>
        {answer && !answer.ok ? (
          <Notice tone="error" className="mt-6">
            {answer.message}
          </Notice>
        ) : null}
        <Form
          method="post"
          noValidate={scripted}
          className="mt-6 flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card"
        >
          <TextField
            name="title"
            label={m.editor_page_title()}
            required
            maxLength={120}
            defaultValue={page.title}
            error={answer?.errors?.title}
          />
          <TextField
            name="slug"
            label={m.editor_page_slug()}
            required
            readOnly={fixed}
            defaultValue={page.slug}
            hint={fixed ? m.editor_slug_fixed() : m.editor_slug_hint()}
            error={answer?.errors?.slug}
          />
          {fixed ? <input type="hidden" name="audience" value={page.audience} /> : null}
          <SelectField
            name="audience"
            label={m.editor_page_audience()}
            disabled={fixed}
            defaultValue={page.audience}
            hint={m.editor_audience_hint()}
            error={answer?.errors?.audience}
          >
            {audienceOptions()}
          </SelectField>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={!mayEdit} busy={state === 'submitting'}>
              {m.editor_settings_save()}
            </Button>
            <ButtonLink to="/admin/pages" variant="outline">
              {m.editor_cancel()}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Container>
  );
}

/** A post, project, person, topic or room begins with its name. */
import { Form, useNavigation } from '@remix-run/react';
import { listHref } from '#app/features/admin/pages/editor/pages/places.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { ListedKind } from '#schemas/domain/content/content-kinds.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import type { NewContentAnswer } from './content.server.ts';
import { kindWords } from './kind-words.ts';

type Props = { kind: Exclude<ListedKind, 'page'>; answer: NewContentAnswer | undefined };

export function NewContentScreen({ kind, answer }: Props) {
  const scripted = useScripted();
  const { state } = useNavigation();
  const words = kindWords[kind];
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {words.add()}
      </Heading>
      <p className="mt-3 max-w-text text-stone">{words.text()}</p>
      <Form method="post" noValidate={scripted} className="mt-6 flex max-w-md flex-col gap-5">
        <TextField
          name="title"
          label={words.name()}
          required
          maxLength={120}
          defaultValue={answer?.title}
          error={answer?.error}
          hint={m.content_new_hint()}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state === 'submitting'}>
            {m.content_start_writing()}
          </Button>
          <ButtonLink to={listHref(kind)} variant="outline">
            {m.editor_cancel()}
          </ButtonLink>
        </div>
      </Form>
    </Container>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formResolver } from '#app/shared/forms/form-resolver.ts';
import * as m from '#messages';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { callApi } from '../editor-client.ts';
import { useEditorSession } from '../session/hooks.ts';

const schema = z.object({
  name: z.string().trim().min(1, problemKey('name_missing')).max(300),
});

export function NameVersion({ pageId, onNamed }: { pageId: string; onNamed: () => void }) {
  const session = useEditorSession();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: formResolver(schema),
    defaultValues: { name: '' },
  });
  const { ref, ...field } = register('name');
  const send = handleSubmit(async ({ name }) => {
    setRefused(null);
    if (!(await session.saveNow())) return setRefused(m.editor_not_saved());
    const { revision } = session;
    const answer = await callApi('createCheckpoint', {
      params: { id: pageId },
      body: { revision, note: name },
    });
    if (!answer.ok) return setRefused(answer.problem.message);
    reset();
    onNamed();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mb-6 flex items-end gap-3">
      <TextField
        label={m.editor_name_version()}
        required
        maxLength={300}
        className="grow"
        inputRef={ref}
        error={formState.errors.name?.message ?? refused ?? undefined}
        {...field}
      />
      <Button type="submit" variant="outline" busy={formState.isSubmitting}>
        {m.editor_name_it()}
      </Button>
    </form>
  );
}

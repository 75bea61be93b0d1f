/** Opens the shop in a tab of its own, as it will be with the release. */
import { Form } from '@remix-run/react';
import * as m from '#messages';
import { audiences } from '#schemas/domain/content/page.ts';
import type { WholeRelease } from '#schemas/domain/content/release.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { audienceNames } from '../preview/view-words.ts';
import { Card } from './release-forms.tsx';

export function ShopPreviewForm({ release }: { release: WholeRelease }) {
  return (
    <Card title={m.release_preview_title()}>
      <Form
        method="post"
        action="/preview/shop"
        target="_blank"
        reloadDocument
        className="flex flex-col items-start gap-4"
      >
        <p className="text-sm text-stone">{m.release_preview_text()}</p>
        <input type="hidden" name="release" value={release._id} />
        {release.at ? <input type="hidden" name="at" value={release.at} /> : null}
        <SelectField label={m.release_preview_as()} name="as" defaultValue="guest" className="w-full">
          {audiences.map((audience) => (
            <option key={audience} value={audience}>
              {audienceNames[audience]()}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" name="intent" value="enter">
          {m.release_preview()}
        </Button>
      </Form>
    </Card>
  );
}

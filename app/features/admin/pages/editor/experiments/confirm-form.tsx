/** Something that no button takes back: said first, then done. A dialog, and without a script an unfolding part. */
import { Form, useActionData, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Props = {
  /** On the button that opens it, on the dialog and on the button that does it. */
  name: string;
  text: string;
  intent: string;
  variant?: 'primary' | 'outline';
  /** Fields of the form. */
  children?: ReactNode;
};

export function ConfirmForm({ name, text, intent, variant = 'outline', children }: Props) {
  const scripted = useScripted();
  const id = useId();
  const [open, setOpen] = useState(false);
  const answer = useActionData();
  const busy = useNavigation().formData?.get('intent') === intent;
  // What came of it is said above.
  useEffect(() => {
    if (answer) setOpen(false);
  }, [answer]);
  const form = (
    <Form id={id} method="post" preventScrollReset noValidate={scripted} className="flex flex-col gap-4">
      <p>{text}</p>
      {children}
      <input type="hidden" name="intent" value={intent} />
      {scripted ? null : (
        <Button type="submit" variant={variant} className="self-start">
          {name}
        </Button>
      )}
    </Form>
  );
  if (!scripted)
    return (
      <details className="w-full">
        <summary className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4">
          {name}
        </summary>
        <div className="mt-2">{form}</div>
      </details>
    );
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open ? (
        <Dialog
          title={name}
          width="small"
          onClose={() => setOpen(false)}
          footer={
            <>
              <Button variant="outline" onClick={() => setOpen(false)}>
                {m.editor_cancel()}
              </Button>
              <Button type="submit" form={id} busy={busy} data-autofocus="">
                {name}
              </Button>
            </>
          }
        >
          {form}
        </Dialog>
      ) : null}
    </>
  );
}

/** An address to hand on: it can be copied by a button, and by hand where there is no script. */
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

export function LinkField({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => showToast(m.cart_share_copied(), { kind: 'success' }))
      .catch(() => undefined); // the field can be copied by hand
  return (
    <>
      <TextField
        label={m.cart_share_link()}
        hideLabel
        readOnly
        required
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full"
      />
      <Button variant="outline" size="small" className="script-only" onClick={() => void copy()}>
        {m.cart_share_copy()}
      </Button>
    </>
  );
}

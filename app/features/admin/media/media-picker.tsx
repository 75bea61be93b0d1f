/** A dialog to choose from the library, or to upload into it. It comes when it is first opened. */
import { lazy, Suspense } from 'react';
import type { MediaPickerProps } from './media-picker-props.ts';

const PickerDialog = lazy(() => import('./media-picker-dialog.tsx'));

export function MediaPicker(props: MediaPickerProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  );
}

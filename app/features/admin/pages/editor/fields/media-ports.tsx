/** How a field chooses from the media library: its dialog, or a fake in tests. */
import { type ComponentType, createContext, useContext } from 'react';
import { MediaPicker } from '#app/features/admin/media/media-picker.tsx';
import type { MediaPickerProps } from '#app/features/admin/media/media-picker-props.ts';

const MediaPickerContext = createContext<ComponentType<MediaPickerProps>>(MediaPicker);
export const MediaPickerProvider = MediaPickerContext.Provider;
export const useMediaPicker = (): ComponentType<MediaPickerProps> => useContext(MediaPickerContext);

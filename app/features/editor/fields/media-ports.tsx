/** How a field chooses from the media library: its dialog, or a fake in tests. */
import { type ComponentType, createContext, useContext } from 'react';
import { MediaPicker, type MediaPickerProps } from '#app/features/media/media-picker.tsx';

const MediaPickerContext = createContext<ComponentType<MediaPickerProps>>(MediaPicker);
export const MediaPickerProvider = MediaPickerContext.Provider;
export const useMediaPicker = (): ComponentType<MediaPickerProps> => useContext(MediaPickerContext);

/**
 * A field with a list below it, by the keyboard (WAI's combobox): the focus stays in the field, the arrows go through
 * the list, and the field itself is one place more, so that nothing need be chosen.
 */
import { useState } from 'react';

export type ComboboxOptions = {
  /** The list's id. */
  id: string;
  isOpen: boolean;
  /** How many options the list has. */
  count: number;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
  /** Enter with nothing chosen; without it that is the form's own. */
  onEnter?: () => void;
  /** Delete on an option; whether there was something to delete. */
  onDelete?: (index: number) => boolean;
};

/** The keys that a combobox needs of an event; the rest of it goes its own way. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'preventDefault'>;

export function useCombobox(options: ComboboxOptions) {
  const { id, isOpen, count, onOpen, onClose, onChoose, onEnter, onDelete } = options;
  /** -1: the field itself. */
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-${index}`;
  const hasOptions = isOpen && count > 0;

  const move = (step: 1 | -1) => setActive((was) => ((was + 1 + step + count + 1) % (count + 1)) - 1);

  const onKeyDown = (event: KeyPress): void => {
    if (event.isComposing) return;
    const isChosen = isOpen && active >= 0 && active < count;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else onOpen();
    } else if (event.key === 'Enter' && isOpen && (isChosen || onEnter)) {
      event.preventDefault();
      if (isChosen) onChoose(active);
      else onEnter?.();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Delete' && isChosen && onDelete?.(active)) event.preventDefault();
  };

  return {
    active,
    setActive,
    optionId,
    onKeyDown,
    /** What a screen reader needs to know of the field. */
    fieldAttributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasOptions,
      'aria-controls': hasOptions ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
    } as const,
  };
}

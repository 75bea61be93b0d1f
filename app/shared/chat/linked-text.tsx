import { ownLinks } from './own-links.ts';

/** The text of a message, in which the shop's own addresses are links. `origin`: the shop's. */
export function LinkedText({ text, origin }: { text: string; origin: string }) {
  let at = 0;
  return ownLinks(text, origin).map((part) => {
    at += part.text.length;
    return part.href ? (
      <a key={at} href={part.href} target="_blank" rel="noopener" className="underline underline-offset-2">
        {part.text}
      </a>
    ) : (
      part.text
    );
  });
}

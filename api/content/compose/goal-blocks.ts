/** Blocks that a goal asks for by name, in English and in Spanish: "with a contact form and a FAQ". */

export const namedBlocks = ['faq', 'form', 'newsletter', 'map', 'gallery', 'video', 'testimonials'] as const;
export type NamedBlock = (typeof namedBlocks)[number];

/** In the order in which they are read: "newsletter form" is a newsletter. */
const blockWords: readonly (readonly [block: NamedBlock, words: string])[] = [
  [
    'faq',
    'faqs?|frequently asked questions|q ?& ?a|questions(?: and answers)?|preguntas(?: frecuentes| y respuestas)?',
  ],
  [
    'newsletter',
    '(?:email )?newsletters?(?: sign-? ?up)?(?: form)?|email sign-? ?up(?: form)?|boletin(?:es)?(?: de noticias)?',
  ],
  [
    'form',
    '(?:contact|inquiry|quote|request|lead) forms?|forms?|formularios?(?: de (?:contacto|consulta|solicitud))?',
  ],
  [
    'map',
    '(?:(?:store|showroom|location) )?(?:maps?|locators?)|mapas?(?: de (?:las? |los? )?(?:tiendas?|locales|salas?))?',
  ],
  [
    'gallery',
    '(?:(?:photo|image|picture|project) )?galler(?:y|ies)|galerias?(?: de (?:fotos|imagenes|proyectos))?',
  ],
  ['video', '(?:(?:product|short) )?videos?|videos? de (?:productos?|presentacion)'],
  [
    'testimonials',
    '(?:customer )?(?:testimonials?|reviews)|(?:testimonios?|resenas|opiniones)(?: de (?:los |nuestros )?clientes)?',
  ],
];

/** "Lighting for a gallery", "lamparas de galeria": that is what goods are for. */
const notFor = '(?<!(?<![\\p{L}\\p{N}])(?:for|of|de|para) (?:(?:an?|the|our|una?|el|la) )?)';
const formOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])${notFor}(?:(?:seccion|bloque) (?:de|con) )?(?:${words})(?: (?:section|block)s?)?(?![\\p{L}\\p{N}-])`,
    'gu',
  );
const forms = blockWords.map(([block, words]) => [block, formOf(words)] as const);

/**
 * `goal` in plain letters, with a break in the place of each block. Before another word of a name it is part of it:
 * "gallery lighting", "video doorbells". `saysNothing`: whether a word is part of no name.
 */
export function takeBlocks(
  goal: string,
  saysNothing: (word: string) => boolean,
): { rest: string; blocks: NamedBlock[] } {
  const blocks: NamedBlock[] = [];
  let rest = goal;
  for (const [block, form] of forms)
    rest = rest.replaceAll(form, (found: string, at: number, whole: string) => {
      const [, next] = /^ ([\p{L}\p{N}]+)/u.exec(whole.slice(at + found.length)) ?? [];
      if (next !== undefined && !saysNothing(next)) return found;
      if (!blocks.includes(block)) blocks.push(block);
      return ' | ';
    });
  return { rest, blocks };
}

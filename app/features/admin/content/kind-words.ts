/** What the kinds of content are called. */
import * as m from '#messages';
import type { ListedKind } from '#schemas/domain/content/content-kinds.ts';

type Words = { many: () => string; add: () => string; name: () => string; text: () => string };

export const kindWords: Readonly<Record<Exclude<ListedKind, 'page'>, Words>> = {
  section: {
    many: m.content_sections,
    add: m.content_new_section,
    name: m.content_name,
    text: m.content_sections_text,
  },
  post: {
    many: m.content_posts,
    add: m.content_new_post,
    name: m.content_title,
    text: m.content_posts_text,
  },
  project: {
    many: m.content_projects,
    add: m.content_new_project,
    name: m.content_title,
    text: m.content_projects_text,
  },
  person: {
    many: m.content_persons,
    add: m.content_new_person,
    name: m.content_name,
    text: m.content_persons_text,
  },
  topic: {
    many: m.content_topics,
    add: m.content_new_topic,
    name: m.content_name,
    text: m.content_topics_text,
  },
  room: { many: m.content_rooms, add: m.content_new_room, name: m.content_name, text: m.content_rooms_text },
};

import { listContentAddresses, listContentParts } from '#api/content/addresses/list-addresses.ts';
import { searchPages } from '#api/content/pages/search-pages.ts';
import { getPerson, listPeople } from '#api/content/posts/people.ts';
import { getPost, listPosts } from '#api/content/posts/posts.ts';
import { getProject, listProjects } from '#api/content/posts/projects.ts';
import { searchContent } from '#api/content/search/search-content.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { contentCalls } from '#schemas/contract/content/content.ts';

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  listProjects: (context, { query }) => listProjects(context, query),
  getProject: (context, { params }) => getProject(context, params.slug),
  listPosts: (context, { query }) => listPosts(context, query),
  getPost: (context, { params }) => getPost(context, params.slug),
  listPeople: (context, { query }) => listPeople(context, query),
  searchContent: (context, { query }) => searchContent(context, query.q),
  searchPages: (context, { query }) => searchPages(context, query.q, query.partial === 'true'),
  getPerson: (context, { params }) => getPerson(context, params.id),
  listContentParts: (context) => listContentParts(context),
  listContentAddresses: (context, { params, query }) => listContentAddresses(context, params.kind, query),
};

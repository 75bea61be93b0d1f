import { getPerson, listPeople } from '#api/services/content/people.ts';
import { getPost, listPosts } from '#api/services/content/posts.ts';
import { getProject, listProjects } from '#api/services/content/projects.ts';
import type { contentCalls } from '#schemas/contract/content.ts';
import type { HandlersOf } from './types.ts';

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  listProjects: (context, { query }) => listProjects(context, query),
  getProject: (context, { params }) => getProject(context, params.slug),
  listPosts: (context, { query }) => listPosts(context, query),
  getPost: (context, { params }) => getPost(context, params.slug),
  listPeople: (context, { query }) => listPeople(context, query),
  getPerson: (context, { params }) => getPerson(context, params.id),
};

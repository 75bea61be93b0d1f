/**
 * A setting of Linux's memory allocator, which it reads when a process begins: threads share two arenas, where each would
 * keep what it has freed in one of its own, 100 MB in all (docs/decisions/0044-memory.md).
 */
export const mallocSettings = { MALLOC_ARENA_MAX: '2' };

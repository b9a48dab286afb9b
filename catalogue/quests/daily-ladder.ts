/**
 * The resource that each of the seven steps of the daily reward brings; how much, the rules say. Ids of
 * resources.ts.
 */
export const LADDER_RESOURCES = [1, 2, 4, 3, 6, 9, 10] as const

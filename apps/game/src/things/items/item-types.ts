import type { GetItemParams } from '#generated/types.ts'

/** An item of the storage. */
export type ItemKey = Pick<GetItemParams, 'type' | 'id'>

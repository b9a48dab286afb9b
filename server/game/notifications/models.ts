import { bigint, identity, nullable, timestamptz } from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What a player has read and seen of the news; what they say is stored by `notify` and read with the live data. */
export const notifications = defineModel('notification', {
  id: identity(),
  playerId: bigint(),
  readAt: nullable(timestamptz()),
  shownAt: nullable(timestamptz()),
})

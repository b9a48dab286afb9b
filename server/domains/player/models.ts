import { identity, integer, nullable, text, timestamptz } from '../../platform/database/columns.ts'
import { defineModel, type ModelRow } from '../../platform/database/model.ts'

/** A castle as others see it. */
export const castles = defineModel('player', {
  id: identity(),
  kind: text<'HUMAN' | 'NEIGHBOUR'>(),
  name: text(),
  level: integer(),
  lastSeenAt: nullable(timestamptz()),
})

export type CastleRow = ModelRow<typeof castles>

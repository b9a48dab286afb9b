import type { Title } from '../../../../../generated/events.ts'
import { keepStage, type Stages } from '../../art/castle/stages.ts'

const firstDay = {
  walls: 1,
  moats: 0,
  stakes: 0,
  stable: 0,
  forge: 0,
  storage: 0,
  servantsHouse: 0,
  catapult: 0,
  projectiles: 0,
} as const

/** What stands by the lord's title; the keep and the walls are there from the first day, the rest are footings. */
export const CASTLE_STAGES = {
  KNIGHT: { ...firstDay, keep: keepStage('KNIGHT') },
  BARON: { ...firstDay, keep: keepStage('BARON') },
  EARL: { ...firstDay, keep: keepStage('EARL') },
  DUKE: { ...firstDay, keep: keepStage('DUKE') },
} satisfies Record<Title, Stages>

import type { Title } from '../../../../../generated/events.ts'
import { type Building, keepStage, type Stages } from '../../art/castle/stages.ts'

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

/** Footings with a mark of their own, in the order of the keyboard. */
export const FOOTINGS = [
  { building: 'forge', name: 'Кузница', text: 'Здесь встанет кузница: точить клинки и ковать доспех.' },
  {
    building: 'servantsHouse',
    name: 'Дом слуг',
    text: 'Здесь встанет дом слуг: кто собирает подати и ходит за ранеными.',
  },
  { building: 'storage', name: 'Склад', text: 'Здесь встанет склад: для добычи, доспехов и припасов.' },
  { building: 'moats', name: 'Рвы', text: 'Здесь пройдут рвы: с ними враг не подойдёт к стенам разом.' },
  {
    building: 'catapult',
    name: 'Катапульта',
    text: 'Здесь встанет катапульта: бить по чужим стенам издалека.',
  },
  { building: 'stable', name: 'Конюшня', text: 'Здесь встанет конюшня: чем она больше, тем больше конницы.' },
] as const satisfies readonly { building: Building; name: string; text: string }[]

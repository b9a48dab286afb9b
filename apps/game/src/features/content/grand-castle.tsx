import { Castle } from '../../art/castle/castle.tsx'
import { moscowLight } from './moscow-light.ts'

const STAGES = {
  keep: 3,
  walls: 3,
  moats: 2,
  stakes: 0,
  stable: 2,
  forge: 2,
  storage: 2,
  servantsHouse: 2,
  catapult: 2,
  projectiles: 2,
} as const

/** The castle of the main page. */
export function GrandCastle() {
  return (
    <Castle
      stages={STAGES}
      time={moscowLight()}
      smoke
      armsId="donjon"
      title="Замок над рекой: донжон, стены, ров и мост"
    />
  )
}

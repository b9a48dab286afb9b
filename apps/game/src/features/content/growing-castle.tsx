import { Castle } from '../../art/castle/castle.tsx'
import { moscowLight } from './moscow-light.ts'

const EARLDOM = {
  keep: 2,
  walls: 2,
  moats: 1,
  stakes: 1,
  stable: 2,
  forge: 2,
  storage: 1,
  servantsHouse: 1,
  catapult: 1,
  projectiles: 1,
} as const

/** A castle halfway up. */
export function GrowingCastle() {
  return (
    <Castle
      stages={EARLDOM}
      time={moscowLight()}
      smoke
      armsId="tour"
      title="Замок барона: стены, кузница, конюшня"
    />
  )
}

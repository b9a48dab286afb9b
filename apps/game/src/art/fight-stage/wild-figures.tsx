import type { ReactNode } from 'react'
import type { WildKind } from './moment.ts'
import { Bandit } from './wild/bandit.tsx'
import { Bear } from './wild/bear.tsx'
import { Boar } from './wild/boar.tsx'
import { Dragon } from './wild/dragon.tsx'
import { Goose } from './wild/goose.tsx'
import { Rat } from './wild/rat.tsx'
import { TROOPERS } from './wild/trooper.tsx'
import type { WildProps } from './wild/wild-props.ts'
import { Wolf } from './wild/wolf.tsx'

export type WildPose = 'idle' | 'strike' | 'leader' | 'leaderStrike' | 'fallen'

const FIGURES: Record<WildKind, (props: WildProps) => ReactNode> = {
  rats: Rat,
  geese: Goose,
  boars: Boar,
  wolves: Wolf,
  bears: Bear,
  dragons: Dragon,
  bandits: Bandit,
  ...TROOPERS,
}

/** Enemies of missions in their poses, each drawn once, facing right. Only the kinds on the field. */
export function WildDefs({ uid, kind }: { uid: string; kind: WildKind }) {
  const Figure = FIGURES[kind]
  const poses: Record<WildPose, ReactNode> = {
    idle: <Figure />,
    strike: <Figure striking />,
    leader: <Figure leader />,
    leaderStrike: <Figure leader striking />,
    fallen: <Figure fallen />,
  }
  return (
    <defs>
      {Object.entries(poses).map(([pose, figure]) => (
        <g key={pose} id={uid + kind + pose}>
          {figure}
        </g>
      ))}
    </defs>
  )
}

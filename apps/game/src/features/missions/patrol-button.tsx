import { Suspense, useState } from 'react'
import type { Energy, Mission, MissionForecast } from '#generated/types.ts'
import type { PatrolHours } from '#rules/missions/patrol.ts'
import type { ArmyAway } from '../../shared/missions/army-away.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { HourglassIcon } from '../../ui/pictures/icons.ts'

const PatrolSheet = lazyPart(async () => (await import('./patrol-sheet.tsx')).PatrolSheet, 'toast')

type PatrolButtonProps = {
  mission: Mission
  /** Of the chosen difficulty. */
  forecast: MissionForecast
  level: number
  energy: Energy
  active: ArmyAway | null
  starting: boolean
  /** The start of another mission is in progress. */
  waiting: boolean
  onPatrol: (hours: PatrolHours) => void
}

/** «Дозор…», which opens the choice of hours. Nothing where the lord cannot patrol yet. */
export function PatrolButton({ waiting, ...props }: PatrolButtonProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { mission, active, starting } = props
  if (!mission.patrol || active) return null
  return (
    <>
      <Button
        full
        icon={<HourglassIcon />}
        disabled={waiting || starting}
        expanded={isChoosing}
        onClick={() => setChoosing(true)}
      >
        Дозор…
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <PatrolSheet {...props} patrol={mission.patrol} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

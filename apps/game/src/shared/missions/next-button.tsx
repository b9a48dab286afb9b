import type { ComponentProps } from 'react'
import { formatPercent } from '../../ui/format/number.ts'
import { DIFFICULTY_WORDS } from './mission-words.ts'
import type { NextMission } from './next-mission.ts'
import { StartButton } from './start-button.tsx'

type NextButtonProps = Omit<
  ComponentProps<typeof StartButton>,
  'mission' | 'difficulty' | 'children' | 'variant'
> & { next: NextMission }

/** «Дальше: Большак (лёгкий, победа 92 %)»: starts the next mission as it stands. */
export function NextButton({ next: { mission, way }, ...button }: NextButtonProps) {
  return (
    <StartButton {...button} variant="plain" mission={mission} difficulty={way.difficulty}>
      {`Дальше: ${mission.name} (${DIFFICULTY_WORDS[way.difficulty].toLowerCase()}, победа ${formatPercent(way.chance)})`}
    </StartButton>
  )
}

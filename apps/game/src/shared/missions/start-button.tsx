import type { ReactNode } from 'react'
import type { Difficulty, Energy, Mission } from '#generated/types.ts'
import { missionRefusals } from '#rules/missions/missions.ts'
import { useMainButton } from '../../shell/messenger/main-button.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { ButtonVariant } from '../../ui/controls/button-class.ts'
import { MissionsIcon } from '../../ui/pictures/icons.ts'
import { useEnergyNow } from '../castle/use-energy-now.ts'
import type { ArmyAway } from './army-away.ts'
import { useStartReasons } from './use-start-reasons.tsx'

type StartButtonProps = {
  mission: Pick<Mission, 'level'>
  difficulty: Difficulty
  level: number
  energy: Energy
  /** Null while the army is at home. */
  active: ArmyAway | null
  starting: boolean
  /** The start of another mission is in progress. */
  waiting: boolean
  shortcut?: string | undefined
  /** As wide as its words. */
  compact?: boolean
  variant?: ButtonVariant
  icon?: ReactNode
  /** Full name where the words are short. */
  label?: string
  /** What the messenger's main button says when it does the same. Without it that button stays with others. */
  main?: string
  /** «В поход» or «Ещё раз». */
  children: ReactNode
  onStart: () => void
}

/** Starts a mission. Shows every reason why not yet, by the same rules as on the server. */
export function StartButton(props: StartButtonProps) {
  const {
    mission,
    difficulty,
    level,
    energy,
    active,
    starting,
    waiting,
    shortcut,
    compact = false,
    variant = 'act',
    icon = <MissionsIcon />,
    label,
    main,
    children,
    onStart,
  } = props
  const present = useEnergyNow(energy)
  const refusals = missionRefusals({
    mission,
    difficulty,
    level,
    energy: present.current,
    away: active !== null,
  })
  const cannot = useStartReasons(refusals, { level, energy, active })
  const isOffered = main !== undefined && cannot.length === 0 && !waiting
  useMainButton('start', isOffered ? { text: main, isBusy: starting, press: onStart } : null)
  return (
    <Button
      variant={variant}
      full={!compact}
      icon={icon}
      loading={starting}
      disabled={waiting}
      cannot={cannot}
      {...(shortcut ? { shortcut } : {})}
      {...(label ? { label } : {})}
      onClick={onStart}
    >
      {children}
    </Button>
  )
}

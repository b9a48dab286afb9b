import type { Energy, Opponent } from '#generated/types.ts'
import { raidRefusals, spyRefusals } from '#rules/raids/refusals.ts'
import { useClosedReasons } from '../../shell/closed-parts.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { EnergyIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import { useEnergyNow } from '../castle/use-energy-now.ts'
import { enoughEnergyAt } from '../missions/enough-energy.ts'

/** What decides on the raider's side whether a raid or spies can go now. */
export type Raider = {
  level: number
  energy: Energy
  /** When the army that is on a mission returns. Null while it is at home. */
  backAt: string | null
  /** The army's rest after a raid. Null when it is over. */
  restUntil: string | null
  /** Null when the spies are at home. */
  spiesBackAt: string | null
}

/** Refusals of the raider's side. The page computes them live, so those in an answer of the server are left out. */
const OWN_CODES: readonly string[] = [
  'levelTooLow',
  'hostResting',
  'hostAway',
  'notEnoughEnergy',
  'spyCooldown',
]

function victimReasons(refusals: Opponent['raidRefusals']): Reason[] {
  return refusals.filter(({ code }) => !OWN_CODES.includes(code)).map(({ message }) => ({ message }))
}

function inTime(seconds: number): string {
  return `через ${formatDuration(seconds)}`
}

/** Why this castle cannot be raided now, counting down live: first of all that raids are closed. Empty: it can. */
export function useRaidReasons(
  { difficulty, raidRefusals: refusals }: Pick<Opponent, 'difficulty' | 'raidRefusals'>,
  { level, energy, backAt, restUntil }: Raider,
): Reason[] {
  const closed = useClosedReasons('raids')
  const present = useEnergyNow(energy)
  const untilRested = useSecondsLeft(restUntil ?? 0)
  const untilBack = useSecondsLeft(backAt ?? 0)
  const own = raidRefusals({
    level,
    energy: present.current,
    isResting: untilRested > 0,
    isAway: backAt !== null,
    difficulty,
    victim: null,
  })
  const need = own.find(({ code }) => code === 'notEnoughEnergy')?.need ?? 0
  const untilEnough = useSecondsLeft(enoughEnergyAt(energy, present, need) ?? 0)
  const enough = untilEnough > 0 ? `, хватит ${inTime(untilEnough)}` : ''
  const reasons = reasonsOf(own, {
    hostResting: { icon: <HourglassIcon />, detail: `отдохнёт ${inTime(untilRested)}` },
    hostAway: { icon: <HourglassIcon />, detail: `вернётся ${inTime(untilBack)}` },
    notEnoughEnergy: {
      icon: <EnergyIcon />,
      detail: `есть ${present.current} из ${need}${enough}`,
    },
  })
  return closed.length > 0 ? closed : [...reasons, ...victimReasons(refusals)]
}

/** Why spies cannot go to this castle now, counting down live. Empty: they can. */
export function useSpyReasons(
  { spyRefusals: refusals }: Pick<Opponent, 'spyRefusals'>,
  { level, spiesBackAt }: Raider,
): Reason[] {
  const untilBack = useSecondsLeft(spiesBackAt ?? 0)
  const own = spyRefusals({
    level,
    isOwn: false,
    isClosed: false,
    isImmune: false,
    isCoolingDown: untilBack > 0,
  })
  const reasons = reasonsOf(own, {
    spyCooldown: { icon: <HourglassIcon />, detail: `вернутся ${inTime(untilBack)}` },
  })
  return [...reasons, ...victimReasons(refusals)]
}
